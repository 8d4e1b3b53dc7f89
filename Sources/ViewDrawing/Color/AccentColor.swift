import ViewRuntime

extension View {
  /// The former name of `tint`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, accentColor.map { AnyShapeStyle($0) })
  }
}
