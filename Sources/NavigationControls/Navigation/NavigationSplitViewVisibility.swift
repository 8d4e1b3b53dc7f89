/// Which columns of a split view are to be seen where there is room.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }

  let kind: Kind

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)

  /// The two last columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)

  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

  /// The first column of `count` that is seen.
  func firstColumn(of count: Int) -> Int {
    switch kind {
    case .automatic, .all: 0
    case .doubleColumn: max(count - 2, 0)
    case .detailOnly: count - 1
    }
  }
}
