import ViewRuntime

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the standard label of its role.
  ///
  /// ```swift
  /// Button(role: .close) { dismiss() }
  /// ```
  @preconcurrency
  public nonisolated init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
  }
}
