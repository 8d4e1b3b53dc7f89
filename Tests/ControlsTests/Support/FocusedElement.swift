import ViewTesting

extension ViewTest {
  /// The text input that has the keyboard focus.
  @MainActor var focusedElement: Element? { findAll(.textField()).first(where: \.isFocused) }
}
