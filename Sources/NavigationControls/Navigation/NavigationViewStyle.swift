import ViewRuntime

/// Whether a ``NavigationView`` is a stack or shows columns.
public protocol NavigationViewStyle: Sendable {
  /// Whether several views form a stack; otherwise they are columns.
  static var _isStack: Bool { get }
}

extension View {
  /// Sets whether the navigation views inside are stacks or show columns.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewLook, S._isStack ? .stack : .columns)
  }
}
