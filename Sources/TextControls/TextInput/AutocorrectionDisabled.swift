import ViewRuntime

extension EnvironmentValues {
  /// Whether autocorrection is disabled for the text inputs inside.
  public var autocorrectionDisabled: Bool {
    get { textInput.corrects == false }
    set { textInput.corrects = !newValue }
  }
}

extension View {
  /// Disables or enables autocorrection for the text inputs inside.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
}
