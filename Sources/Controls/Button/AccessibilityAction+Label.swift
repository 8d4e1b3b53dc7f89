import ViewBasics
import ViewRuntime

extension View {
  /// Lets accessibility clients do something with the view, by the words of a label.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityAction { reply(to: message) } label: { Label("Reply", systemImage: "arrow") }
  /// ```
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { Button(action: action) { label } }
  }
}
