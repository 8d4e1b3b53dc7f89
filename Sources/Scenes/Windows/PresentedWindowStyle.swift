import ViewRuntime

extension View {
  /// How the windows look that are opened from the view.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
}
