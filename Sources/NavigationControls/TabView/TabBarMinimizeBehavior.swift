import ViewRuntime

/// When the tab bar is minimized to leave more space to the page.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The platform's default.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// When the tab bar is minimized to leave more space to the page.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}
