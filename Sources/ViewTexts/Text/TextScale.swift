import ViewRuntime

extension View {
  /// Shows the texts inside at their normal size, or smaller, as an addition to others.
  ///
  /// ```swift
  /// HStack { Text("120"); Text("km/h").textScale(.secondary) }
  /// ```
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.letterLook) {
      if isEnabled { $0.isSecondaryScale = scale == .secondary }
    }
  }
}
