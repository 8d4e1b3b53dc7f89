import ViewRuntime

extension View {
  /// How the toolbars of the windows look that are opened from the view.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S)
    -> some View
  { self }
}
