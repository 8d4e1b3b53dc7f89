import ViewRuntime

extension Scene {
  /// Sets a fixed label style for the toolbar's items.
  ///
  /// - Note: Without effect: labels in a window's bars show their icons.
  public nonisolated func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Binds the label style that the user chooses for the toolbar's items.
  ///
  /// - Note: Without effect: labels in a window's bars show their icons.
  public nonisolated func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>)
    -> some Scene
  { self }
}
