import ViewRuntime

extension View {
  /// Sets the style of the page index of the tab views inside.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabViewLook) { $0.hasDotsBackground = style._hasBackground }
  }
}

/// The style of the page index of a paging view.
public protocol IndexViewStyle: Sendable {
  /// Whether the index has a background.
  var _hasBackground: Bool { get }
}
