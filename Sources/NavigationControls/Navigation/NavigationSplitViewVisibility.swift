/// The visible columns of a split view if there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }

  let kind: Kind

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)

  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)

  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

  /// Returns the index of the first visible column of `count`.
  func firstColumn(of count: Int) -> Int {
    switch kind {
    case .automatic, .all: 0
    case .doubleColumn: max(count - 2, 0)
    case .detailOnly: count - 1
    }
  }
}
