import ViewRuntime

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle: Sendable {
  /// Whether the last column keeps its size when others come and go.
  static var _isProminent: Bool { get }
}

/// The usual style.
public struct AutomaticNavigationSplitViewStyle {
  public nonisolated init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _isProminent: Bool { false }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

/// The last column gives way to the others.
public struct BalancedNavigationSplitViewStyle {
  public nonisolated init() {}
}

extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _isProminent: Bool { false }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

/// The last column keeps most of the room.
public struct ProminentDetailNavigationSplitViewStyle {
  public nonisolated init() {}
}

extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _isProminent: Bool { true }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private struct SplitViewProminenceKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the last column of the split views inside keeps most of the room.
  var isDetailProminent: Bool {
    get { self[SplitViewProminenceKey.self] }
    set { self[SplitViewProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of the split views inside share the room.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    environment(\.isDetailProminent, S._isProminent)
  }
}
