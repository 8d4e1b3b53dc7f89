/// The values that a navigation stack shows, of any types (S12.8).
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
/// Where all values are of one type, an array of it says more.
public struct NavigationPath {
  /// From the lowest to the uppermost.
  package var values: [AnyHashable] = []

  /// An empty path: the stack shows its root.
  public nonisolated init() {}

  /// The path through some values, the lowest screen first.
  public nonisolated init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The path through values that can be stored, the lowest screen first.
  public nonisolated init<S: Sequence>(_ elements: S)
  where S.Element: Hashable, S.Element: Decodable, S.Element: Encodable {
    values = elements.map { AnyHashable($0) }
  }

  /// The values that were stored.
  public nonisolated init(_ codable: CodableRepresentation) {
    values = codable.values.map { open($0) }
    func open<V: Hashable>(_ value: V) -> AnyHashable { AnyHashable(value) }
  }

  /// How many screens lie on the root.
  public nonisolated var count: Int { values.count }

  /// Whether the stack shows its root.
  public nonisolated var isEmpty: Bool { values.isEmpty }

  /// Shows another screen on top.
  public nonisolated mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Shows another screen on top, for a value that can be stored with the path.
  public nonisolated mutating func append<V>(_ value: V)
  where V: Decodable, V: Encodable, V: Hashable {
    values.append(AnyHashable(value))
  }

  /// Goes back by some screens.
  ///
  /// - Precondition: there are as many.
  public nonisolated mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= values.count,
      "NavigationPath.removeLast(\(k)): the path has \(values.count) values.")
    values.removeLast(k)
  }
}

extension NavigationPath: Equatable {}

extension NavigationPath: @unchecked Sendable {}
