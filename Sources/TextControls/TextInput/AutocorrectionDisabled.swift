import ViewRuntime

extension EnvironmentValues {
  /// Whether the text inputs of the place leave words as they are typed.
  public var autocorrectionDisabled: Bool {
    get { textInput.corrects == false }
    set { textInput.corrects = !newValue }
  }

  /// The former name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { textInput.corrects.map { !$0 } }
    set { textInput.corrects = newValue.map { !$0 } }
  }
}

extension View {
  /// Turns the correction of words off, or on, for the text inputs inside.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
}
