import StubDiagnostics

/// Gathers faults in the order in which they are found.
///
/// What is a habit of the writer, such as single quotes, is reported once: the first place, how
/// many more there are, and the edits for all of them.
struct JSONFaultLog {
  /// The offset of the parsed bytes in the whole text.
  var offset: Int
  private(set) var faults: [JSONFault] = []
  private var habits: [JSONFaultKind: Habit] = [:]

  /// How many edits a habit may have before it has none.
  private static let editLimit = 1000

  /// How many notes a habit may have; more say nothing new.
  private static let noteLimit = 4

  private struct Habit {
    var index: Int
    var more = 0
  }

  init(offset: Int) { self.offset = offset }

  /// The range in the whole text of the indices `start..<end`.
  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(start + offset, end + offset) }

  /// Adds a fault.
  mutating func report(_ fault: JSONFault) { faults.append(fault) }

  /// Whether a habit was reported.
  func hasHabit(_ kind: JSONFaultKind) -> Bool { habits[kind] != nil }

  /// Adds a fault, or counts it where one of its kind was reported before.
  mutating func reportHabit(_ fault: JSONFault) {
    guard let habit = habits[fault.kind] else {
      habits[fault.kind] = Habit(index: faults.count)
      faults.append(fault)
      return
    }
    habits[fault.kind] = Habit(index: habit.index, more: habit.more + 1)
    let room = Self.noteLimit - faults[habit.index].notes.count
    faults[habit.index].notes += fault.notes.prefix(max(room, 0))
    guard let edits = fault.fix?.edits, let known = faults[habit.index].fix?.edits else { return }
    if known.isEmpty { return }
    let isShort = known.count + edits.count <= Self.editLimit
    if isShort {
      faults[habit.index].fix?.edits += edits
    } else {
      faults[habit.index].fix?.edits = []
    }
  }

  /// Adds an edit to the fix of the first fault of a kind.
  mutating func amend(_ kind: JSONFaultKind, with edit: Finding.Edit) {
    guard let index = faults.firstIndex(where: { $0.kind == kind }) else { return }
    faults[index].fix?.edits.append(edit)
  }

  /// Takes back what was found wrong with the last value, which begins at the index `start`.
  mutating func withdrawValueFaults(from start: Int) {
    while let last = faults.last, last.layer == .value, last.range.lowerBound >= start + offset {
      faults.removeLast()
    }
  }

  /// Takes back everything.
  mutating func withdrawAll() {
    faults = []
    habits = [:]
  }

  /// Takes out everything, by position, and is empty then.
  mutating func drain() -> [JSONFault] {
    guard !faults.isEmpty else { return [] }
    let all = finished()
    withdrawAll()
    return all
  }

  /// The faults by position, with the numbers of the habits.
  func finished() -> [JSONFault] {
    var all = faults
    for habit in habits.values where habit.more > 0 {
      all[habit.index].message += " (and \(habit.more) more)"
    }
    guard all.count > 1 else { return all }
    return all.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}
