public import Foundation

/// The ways in which a list of models can be sorted, one case of an enum each.
///
/// A case says only what its own key is. The keys of the other cases follow as tie-breakers, so
/// that records with equal values keep a definite order:
///
/// ```swift
/// enum ToDoItemOrder: SortDescriptorProvider {
///   case done, dueDate, name, creationDate
///
///   var sortKey: SortKey<ToDoItem> {
///     switch self {
///     case .done: SortKey(\.done)
///     case .dueDate: SortKey(\.dueDate)
///     case .name: SortKey(\.name)
///     case .creationDate: SortKey(\.creationDate)
///     }
///   }
/// }
///
/// let items = try store.fetch(ToDoItem.self, sort: ToDoItemOrder.done.sortKeys())
/// ```
public protocol SortDescriptorProvider: CaseIterable, Identifiable, Hashable
where AllCases: RandomAccessCollection {
  /// What is sorted.
  associatedtype Model

  /// The property to sort by, in forward order.
  var sortKey: SortKey<Model> { get }
  /// The stable name: the case's, or its raw value where that is a string.
  var name: String { get }
  /// What a menu shows: unless it is given, the words of the name (`dueDate` is "Due Date").
  var title: String { get }
  /// The order to begin with when the user chooses this one; forward unless it is given.
  var defaultOrder: SortOrder { get }
  /// Which keys break ties, the first one first: all cases unless it is given.
  static var tieBreakers: [Self] { get }
}

extension SortDescriptorProvider {
  /// The name.
  public var id: String { name }

  /// The name of the case.
  public var name: String { String(describing: self) }

  /// The words of the name.
  public var title: String { titleWords(of: name) }

  /// Forward.
  public var defaultOrder: SortOrder { .forward }

  /// All cases in the order of their declaration.
  public static var tieBreakers: [Self] { Array(allCases) }

  /// The key of this case, then the tie-breakers without it, all in `order`.
  ///
  /// Reverse is the mirror image of forward, absent values apart that have a fixed end.
  ///
  /// - Parameter order: Forward or reverse, or the default order.
  public func sortKeys(order: SortOrder? = nil) -> [SortKey<Model>] {
    let order = order ?? defaultOrder
    return ([self] + Self.tieBreakers.filter { $0 != self }).map { provider in
      var key = provider.sortKey
      key.order = order
      return key
    }
  }

  /// The same as `sortKeys(order:)` for a store that takes nothing but descriptors.
  ///
  /// - Throws: `StubError.notDescribable` with the cases whose keys no descriptor can say, rather
  ///   than leaving them out; sort what was fetched by `sortKeys(order:)` then.
  public func sortDescriptors(
    order: SortOrder? = nil
  ) throws -> [SortDescriptor<Model>] {
    let keys = sortKeys(order: order)
    let descriptors = keys.compactMap(\.descriptor)
    guard descriptors.count == keys.count else {
      let providers = [self] + Self.tieBreakers.filter { $0 != self }
      throw StubError.notDescribable(
        model: String(describing: Model.self),
        keys: providers.filter { $0.sortKey.descriptor == nil }.map(\.name)
      )
    }
    return descriptors
  }
}

extension SortDescriptorProvider where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var name: String { rawValue }
}

/// The words of a name in title case: `dueDate` is "Due Date", `imageURL` is "Image URL".
func titleWords(of name: String) -> String {
  var words = ""
  var previous: Character = " "
  for (index, character) in name.enumerated() {
    let isBoundary = character.isUppercase && (previous.isLowercase || previous.isNumber)
    if isBoundary { words.append(" ") }
    if character == "_" {
      words.append(" ")
    } else if index == 0 || previous == "_" {
      words.append(contentsOf: character.uppercased())
    } else {
      words.append(character)
    }
    previous = character
  }
  return words
}
