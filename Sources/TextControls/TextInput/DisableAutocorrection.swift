import ViewRuntime

extension View {
  /// The legacy name of `autocorrectionDisabled(_:)`.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
}
