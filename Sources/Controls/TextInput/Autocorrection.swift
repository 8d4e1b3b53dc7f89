import ViewRuntime

extension View {
  /// Turns the correction of words off, or on, for the text inputs inside.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(TextInputModifier { $0.corrects = !disable })
  }

  /// The former name of `autocorrectionDisabled(_:)`.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(TextInputModifier { $0.corrects = disable.map { !$0 } })
  }
}
