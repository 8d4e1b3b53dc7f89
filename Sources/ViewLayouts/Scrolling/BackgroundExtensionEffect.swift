import ViewRuntime

extension View {
  /// Continues the view, mirrored and blurred, below the bars around it.
  ///
  /// - Note: Without effect: bars have a background of their own, and nothing shines through.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Continues the view, mirrored and blurred, below the bars around it, or not.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
