import ViewRuntime

extension View {
  /// Binds a state to whether an accessibility client's cursor is on this view.
  ///
  /// - Note: Without effect: no accessibility client here reports its cursor.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Binds a value of a state to whether the cursor is on this view.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
