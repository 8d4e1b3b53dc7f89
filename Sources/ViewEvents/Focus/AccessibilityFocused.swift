import ViewRuntime

extension View {
  /// Ties a state to whether an accessibility client's cursor is on this view.
  ///
  /// - Note: Without effect: no host has a client that tells of its cursor.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Ties a value of a state to this view.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
