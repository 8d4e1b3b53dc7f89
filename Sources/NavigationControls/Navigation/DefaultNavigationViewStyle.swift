import ViewRuntime

/// A stack for a single view, otherwise columns.
public struct DefaultNavigationViewStyle {
  /// A stack for a single view, otherwise columns.
  public nonisolated init() {}
}

extension DefaultNavigationViewStyle: NavigationViewStyle {
  /// False: several views are columns.
  public static var _isStack: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A stack for a single view, otherwise columns.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
