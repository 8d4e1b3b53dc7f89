import ViewRuntime

extension View {
  /// Sets the size of symbols relative to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
