extension StubError {
  /// What is said when there are no bytes to read.
  var assetDescription: String {
    switch self {
    case .missing(let asset, let model, let tried, let near):
      var lines = ["No asset '\(asset)' for \(model). Looked for:"] + bullets(tried)
      if !near.isEmpty { lines += ["Is one of these meant?"] + bullets(near) }
      lines.append("Add the file, or correct its name where it is loaded.")
      return lines.joined(separator: "\n")
    case .ambiguous(let asset, let place, let candidates):
      let lines = ["\(candidates.count) resources in \(place) are named '\(asset)':"]
      let advice = "Put the folder before the name, to say which one is meant."
      return (lines + bullets(candidates) + [advice]).joined(separator: "\n")
    case .unreadable(let file, let reason):
      return "\(file) cannot be read: \(reason)."
    case .emptyFile(let file):
      return "\(file) is empty. Write `[]` for no records, or generate the file again."
    case .badSchema(let file, let line, let column, let reason):
      return "\(file):\(line):\(column): \(reason)."
    case .notProvided(let source, let model, let reason):
      return "\(source) gave no stubs of \(model): \(reason)"
    default: return ""
    }
  }

  /// What is said when the bytes are not what the model reads.
  var contentDescription: String {
    switch self {
    case .noRecords(let file, let model):
      return """
        \(file) holds no \(model): its array is empty. Add records, or say `.allowingEmpty()` \
        where none is what is meant.
        """
    case .noSuchRoot(let file, let root, let near):
      let advice = near.isEmpty ? "" : " There is: \(near.joined(separator: ", "))."
      return "\(file) has nothing at '\(root)'.\(advice)"
    case .wrongRoot(let file, let line, let column, let model, let found, let arrays):
      return "\(file):\(line):\(column): found \(found), expected an array of \(model). "
        + remedy(forArrays: arrays)
    case .undecodable(let failure):
      return failure.description
    default: return ""
    }
  }

  /// What is said when a container cannot do what it is asked.
  var containerDescription: String {
    switch self {
    case .notRepresentable(let model):
      return "\(model) is not Decodable, and nothing says how to make one from JSON. "
        + "Extend \(model) by StubRepresentable: a Codable type Stub, and init(stub:). "
        + "`stubgen scaffold codable \(model)` writes both."
    case .unknownEntity(_, let entities) where entities.isEmpty:
      return "The managed object model has no entities. Hand over the app's own, loaded from the "
        + "bundle that it lies in."
    case .unknownEntity("", let entities):
      return "The records may be of several entities. Say of which one by `entity:`: "
        + "\(list(entities))."
    case .unknownEntity(let name, let entities):
      return "The model has no entity '\(name)'. It has: \(list(entities))."
    case .foreignClass(let entity, let found, let wanted):
      return
        "The objects of the entity \(entity) are \(found), not \(wanted). Set the entity's class "
        + "and module in the model, and load the model of the module that declares the class."
    case .unknownModel(let model, let held):
      let models = held.isEmpty ? "no models" : held.joined(separator: ", ")
      return "The container holds \(models), not \(model). Name \(model).self where it is made."
    case .repeatedModel(let model):
      return "The container is given \(model) twice. Name each model once."
    case .alreadyLoaded(let file, let model):
      return "The container holds the \(model) of \(file) already. Make another container, or call "
        + "`reset()` to have the records as they were loaded."
    case .indistinct(let model):
      return "One \(model) cannot be told from another: make the type Identifiable or Equatable, "
        + "or say which to delete by `where:`."
    case .noSuchRecord(let model):
      return "The container has no \(model) that is as asked. Load or insert one first."
    case .duplicateKeys(let model, let property, let values):
      return "Several \(model) have the same \(property): \(list(values)). "
        + "Give each its own, or declare the key with `.upsert`."
    case .danglingReferences(let model, let target, let keys):
      return "\(model) refers to \(target) that are not there: \(list(keys)). "
        + "Load them first, or correct the references."
    case .notDescribable(let model, let keys):
      return "No SortDescriptor sorts \(model) by \(list(keys)). "
        + "Sort what was fetched: `items.sorted(using: provider.sortKeys(order: order))`."
    default: return ""
    }
  }

  private func remedy(forArrays arrays: [String]) -> String {
    switch arrays.count {
    case 0: "Write an array, or load a single value with `Stubs.one`."
    case 1: "The array is inside: add `.root(\"\(arrays[0])\")` to the source."
    default:
      "Arrays are inside: add one of "
        + arrays.map { "`.root(\"\($0)\")`" }.joined(separator: ", ") + " to the source."
    }
  }

  private func bullets(_ items: [String]) -> [String] {
    items.map { "  - \($0)" }
  }

  private func list(_ items: [String]) -> String {
    let shown = items.prefix(10).joined(separator: ", ")
    return items.count > 10 ? shown + " and \(items.count - 10) more" : shown
  }
}

extension StubFailure: CustomStringConvertible {
  /// How many faults are shown in the description.
  private static let shownLimit = 20

  /// The faults, each with its place, its source line and what to do.
  public var description: String {
    let heading = faultCount == 1 ? "1 fault keeps" : "\(faultCount) faults keep"
    let shown = faults.prefix(Self.shownLimit).map(\.description)
    var parts = ["\(heading) \(model) from being decoded:"] + shown
    if faultCount > shown.count { parts.append("… and \(faultCount - shown.count) more.") }
    return parts.joined(separator: "\n")
  }
}
