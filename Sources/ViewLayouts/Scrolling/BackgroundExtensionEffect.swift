import ViewRuntime

extension View {
  /// Extends the view, mirrored and blurred, below the bars around it.
  ///
  /// - Note: Without effect: bars have a background of their own, and nothing shines through.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Extends the view, mirrored and blurred, below the bars around it, if enabled.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
