import ViewRuntime

extension EnvironmentValues {
  /// Whether autocorrection is disabled for the text inputs inside.
  public var autocorrectionDisabled: Bool {
    get { textInput.corrects == false }
    set { textInput.corrects = !newValue }
  }

  /// The legacy name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { textInput.corrects.map { !$0 } }
    set { textInput.corrects = newValue.map { !$0 } }
  }
}

extension View {
  /// Disables or enables autocorrection for the text inputs inside.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
}
