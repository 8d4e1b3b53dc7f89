import ViewRuntime

/// What a tab view keeps: which page is seen where the program does not say so, and what pages say.
@MainActor
final class TabModel {
  /// What pages say of the row of tabs.
  let bar = ChildRegistry()
  private var labels: [AnyHashable: ChildRegistry] = [:]

  /// What the views of a page say of its tab.
  func labels(of page: AnyHashable) -> ChildRegistry {
    if let board = labels[page] { return board }
    let board = ChildRegistry()
    labels[page] = board
    return board
  }
}

/// A page's connections to its tab view.
struct TabPageReference: Equatable {
  let bar: ChildRegistry
  let labels: ChildRegistry

  static func == (a: Self, b: Self) -> Bool { a.bar === b.bar && a.labels === b.labels }
}

private struct TabPageKey: EnvironmentKey {
  static var defaultValue: TabPageReference? { nil }
}

extension EnvironmentValues {
  /// The page of a tab view that the view stands on.
  var tabPage: TabPageReference? {
    get { self[TabPageKey.self] }
    set { self[TabPageKey.self] = newValue }
  }
}
