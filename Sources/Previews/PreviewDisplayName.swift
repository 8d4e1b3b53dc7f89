import ViewRuntime

extension View {
  /// The name under which the preview is listed.
  ///
  /// - Note: Without effect: read by a preview host, without effect in an app.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewPreferenceModifier { $0.displayName = value })
  }
}
