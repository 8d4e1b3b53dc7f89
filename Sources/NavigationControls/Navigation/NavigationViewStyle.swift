import ViewRuntime

/// Whether a ``NavigationView`` is a stack or shows columns.
public protocol NavigationViewStyle: Sendable {
  /// Whether several views form a stack; otherwise they are columns.
  static var _isStack: Bool { get }
}

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

/// The name before iOS 15 of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle {
  /// Columns side by side.
  public nonisolated init() {}
}

extension DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// False: several views are columns.
  public static var _isStack: Bool { false }
}

extension View {
  /// Sets whether the navigation views inside are stacks or show columns.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewLook, S._isStack ? .stack : .columns)
  }
}
