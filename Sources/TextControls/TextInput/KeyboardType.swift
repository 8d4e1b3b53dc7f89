import ViewRuntime

extension View {
  /// Sets the keyboard for the text inputs inside. It restricts nothing: the user can still type or
  /// paste any text.
  ///
  /// - Note: Without effect: there is no on-screen keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(TextInputModifier { $0.keyboard = .init(rawValue: "\(type)") })
  }
}
