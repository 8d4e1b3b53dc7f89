import ViewRuntime

extension View {
  /// Prevents the user from closing the enclosing sheet or popover; the program still can (S12.6).
  ///
  /// ```swift
  /// .interactiveDismissDisabled(hasUnsavedChanges)
  /// ```
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSetting { $0.isDismissDisabled = isDisabled }
  }
}
