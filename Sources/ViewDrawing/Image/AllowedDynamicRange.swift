import ViewRuntime

extension View {
  /// Sets how much brighter than white the images inside may be. No host shows more than white.
  ///
  /// - Note: Without effect: no host shows extended dynamic range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
