import ViewRuntime

extension Scene {
  /// Whether the user may choose between icons and words in the toolbar.
  ///
  /// - Note: Without effect: labels in a window's bars show their icons.
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Keeps what the user chose for the labels of the toolbar.
  ///
  /// - Note: Without effect: labels in a window's bars show their icons.
  public nonisolated func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>)
    -> some Scene
  { self }
}
