extension View {
  /// Animates the view and all inside of it when `value` changes (S6.6).
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(TransactionModifier.implicit(animation, value: value))
  }

  /// Animates every change of the view and of all inside of it.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier<Bool>.implicit(animation, value: nil))
  }

  /// Animates what the modifiers in `body` do, and nothing that is inside of the view.
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
  /// Animates the view and all inside of it when the view's own value changes (S6.17).
  ///
  /// ```swift
  /// Text("Total: \(total)").animation(.easeOut)
  /// ```
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier.implicit(animation, value: self))
  }
}
