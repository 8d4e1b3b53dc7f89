import ViewRuntime

/// Columns side by side.
public struct ColumnNavigationViewStyle {
  nonisolated init() {}
}

extension ColumnNavigationViewStyle: NavigationViewStyle {
  /// False: several views are columns.
  public static var _isStack: Bool { false }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
