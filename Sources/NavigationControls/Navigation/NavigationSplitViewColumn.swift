/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case sidebar, content, detail }

  let kind: Kind

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The middle column; of two, the last one.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)

  /// Returns the column's index among `count` columns.
  func index(of count: Int) -> Int {
    switch kind {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }

  init(kind: Kind) { self.kind = kind }

  init(_ index: Int, of count: Int) {
    kind = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }
}
