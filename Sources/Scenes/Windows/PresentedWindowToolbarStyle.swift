import ViewRuntime

extension View {
  /// Sets the toolbar style of the windows opened from the view.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S)
    -> some View
  { self }
}
