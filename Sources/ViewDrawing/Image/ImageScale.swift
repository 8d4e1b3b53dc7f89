import ViewRuntime

extension View {
  /// The size of symbols compared with text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
