extension View {
  /// Disables the controls inside; a view further in cannot enable them again (S7.5).
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
