import ViewRuntime

/// The name before iOS 15 of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle {
  /// Columns side by side.
  public nonisolated init() {}
}

extension DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// False: several views are columns.
  public static var _isStack: Bool { false }
}
