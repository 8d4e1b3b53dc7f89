import ViewRuntime

extension View {
  /// Keeps the user from closing the sheet or popover around; the program still can (S12.6).
  ///
  /// ```swift
  /// .interactiveDismissDisabled(hasUnsavedChanges)
  /// ```
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationSetting { $0.isDismissDisabled = isDisabled }
  }
}
