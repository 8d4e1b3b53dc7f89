import ViewRuntime

extension View {
  /// The orientation of the screen in the preview. An app that shows the view ignores it.
  ///
  /// - Note: Without effect: read by a preview host, without effect in an app.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(PreviewPreferenceModifier { $0.orientation = value })
  }
}
