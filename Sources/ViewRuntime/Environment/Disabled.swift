extension View {
  /// Takes input away from the controls inside; a view further in cannot give it back (S7.5).
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
