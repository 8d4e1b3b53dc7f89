import ViewRuntime

/// What a tab view keeps: which page is seen where the program does not say so, and what pages say.
@MainActor
final class TabModel {
  /// What pages say of the row of tabs.
  let bar = ChildRegistry()
  private var labels: [AnyHashable: ChildRegistry] = [:]

  private var hasUpperBars = false

  /// Whether a page has a bar for the window's upper edge. That it had one before is enough: the tabs
  /// stay where they are when a page is chosen that has none.
  func hasUpperBars(_ registrations: [ChildRegistration]) -> Bool {
    hasUpperBars = hasUpperBars || registrations.contains { $0.value is UpperBarOfPage }
    return hasUpperBars
  }

  /// What the views of a page say of its tab.
  func labels(of page: AnyHashable) -> ChildRegistry {
    if let board = labels[page] { return board }
    let board = ChildRegistry()
    labels[page] = board
    return board
  }
}

/// Said to the tab view by a navigation bar on one of its pages.
struct UpperBarOfPage: RegisteringModifier {
  typealias Body = Never
  typealias RegisteredContent = EmptyView

  static func registry(in environment: EnvironmentValues) -> ChildRegistry? {
    environment.tabPage?.bar
  }

  func differs(from old: Self) -> Bool { false }
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
