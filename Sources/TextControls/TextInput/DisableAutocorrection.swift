import ViewRuntime

extension View {
  /// The legacy name of `autocorrectionDisabled(_:)`.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
}

extension EnvironmentValues {
  /// The legacy name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { textInput.corrects.map { !$0 } }
    set { textInput.corrects = newValue.map { !$0 } }
  }
}
