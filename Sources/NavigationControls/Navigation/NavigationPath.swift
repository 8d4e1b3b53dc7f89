/// A type-erased list of the values that a navigation stack shows (S12.8).
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///   List(authors) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Author.self) { AuthorView(author: $0) }
///     .navigationDestination(for: Book.self) { BookView(book: $0) }
/// }
/// path.append(Book.sample)
/// ```
///
/// If all values have one type, an array is more precise.
public struct NavigationPath {
  /// The values, from the bottom to the top.
  package var values: [AnyHashable] = []

  /// Makes an empty path: the stack shows its root.
  public nonisolated init() {}

  /// Makes a path with some values, the bottom screen first.
  public nonisolated init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Makes a path with codable values, the bottom screen first.
  public nonisolated init<S: Sequence>(_ elements: S)
  where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    values = elements.map { AnyHashable($0) }
  }

  /// Makes a path from its stored representation.
  public nonisolated init(_ codable: CodableRepresentation) {
    values = codable.values.map { open($0) }
    func open<V: Hashable>(_ value: V) -> AnyHashable { AnyHashable(value) }
  }

  /// The number of screens above the root.
  public nonisolated var count: Int { values.count }

  /// Whether the stack shows its root.
  public nonisolated var isEmpty: Bool { values.isEmpty }

  /// Pushes a screen.
  public nonisolated mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Pushes a screen, for a codable value.
  public nonisolated mutating func append<V>(_ value: V)
  where V: Decodable, V: Encodable, V: Hashable {
    values.append(AnyHashable(value))
  }

  /// Removes the last `k` values, which pops as many screens.
  ///
  /// - Precondition: the path has at least `k` values.
  public nonisolated mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= values.count,
      "NavigationPath.removeLast(\(k)): the path has \(values.count) values.")
    values.removeLast(k)
  }
}

extension NavigationPath: Equatable {}

// The path never mutates its values, so only a value that is itself not Sendable could be shared.
extension NavigationPath: @unchecked Sendable {}
