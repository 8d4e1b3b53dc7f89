import ViewRuntime

/// One screen at a time.
public struct StackNavigationViewStyle {
  /// One screen at a time.
  public nonisolated init() {}
}

extension StackNavigationViewStyle: NavigationViewStyle {
  /// True: the first view is the root; the others are not shown.
  public static var _isStack: Bool { true }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
