import ViewRuntime

/// Where a tab view shows its tabs.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the top of the page.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the bottom of the page.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Beside the page.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// As page dots.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// Outside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
}

private struct TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the enclosing tab view shows its tabs; nil outside a tab view.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}
