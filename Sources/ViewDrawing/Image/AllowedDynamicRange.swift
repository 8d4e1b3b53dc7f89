import ViewRuntime

extension View {
  /// Sets how much brighter than white the images inside may be. No host shows more than white.
  ///
  /// - Note: Without effect: no host shows extended dynamic range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// How much brighter than white images may be; nil uses their own settings.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}
