import ViewBasics
import ViewRuntime

extension View {
  /// Adds a named action for accessibility clients; the label provides the name.
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
