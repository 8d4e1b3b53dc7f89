import ViewRuntime

/// When the row of tabs makes room for the page.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// As soon as the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// As soon as the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Not at all.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// When the row of tabs makes room for the page.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}
