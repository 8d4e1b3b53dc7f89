extension View {
  /// The name under which the preview is listed.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewWishModifier { $0.displayName = value })
  }
}
