import Controls
import ViewRuntime

/// Receives the suggestion that the user chooses for a field.
struct TextCompletionTarget {
  let complete: @MainActor (String) -> Void
}

private struct TextCompletionTargetKey: EnvironmentKey {
  static var defaultValue: TextCompletionTarget? { nil }
}

extension EnvironmentValues {
  var textCompletionTarget: TextCompletionTarget? {
    get { self[TextCompletionTargetKey.self] }
    set { self[TextCompletionTargetKey.self] = newValue }
  }
}

extension View {
  /// Sets the text of a suggestion: choosing it puts this text into the field.
  ///
  /// See ``textInputSuggestions(_:)``.
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    modifier(TextInputCompletionModifier(completion: completion))
  }
}

private struct TextInputCompletionModifier {
  let completion: String
  @Environment(\.textCompletionTarget) private var target

  nonisolated init(completion: String) { self.completion = completion }
}

extension TextInputCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let target {
      Button {
        target.complete(completion)
      } label: {
        content
      }
    } else {
      content
    }
  }
}
