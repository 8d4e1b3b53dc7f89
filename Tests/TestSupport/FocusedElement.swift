import ViewTesting

extension ViewTest {
  /// The text input that has the keyboard focus.
  @MainActor package var focusedElement: Element? {
    findAll(.textField()).first(where: \.isFocused)
  }
}
