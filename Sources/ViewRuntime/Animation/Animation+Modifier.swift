extension View {
  /// Animates the view and everything inside it when `value` changes (S6.6).
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(TransactionModifier.implicit(animation, value: value))
  }

  /// Animates every change of the view and of everything inside it.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier<Bool>.implicit(animation, value: nil))
  }

  /// Animates the effects of the modifiers in `body`, but nothing inside the view.
  ///
  /// ```swift
  /// Text("New").animation(.easeOut) { $0.opacity(isNew ? 1 : 0) }
  /// ```
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
      .modifier(TransactionModifier<Bool>.implicit(animation, value: nil, isBodyOnly: true))
  }
}

extension View where Self: Equatable {
  /// Animates the view and everything inside it when the view's own value changes (S6.17).
  ///
  /// ```swift
  /// Text("Total: \(total)").animation(.easeOut)
  /// ```
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier.implicit(animation, value: self))
  }
}
