import ViewRuntime

extension View {
  /// Which way the screen is held in the preview. An app that shows the view ignores it.
  ///
  /// - Note: Without effect: read by a preview host, without effect in an app.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(PreviewPreferenceModifier { $0.orientation = value })
  }
}
