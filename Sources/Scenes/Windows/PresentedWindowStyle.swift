import ViewRuntime

extension View {
  /// Sets the style of the windows opened from the view.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
}
