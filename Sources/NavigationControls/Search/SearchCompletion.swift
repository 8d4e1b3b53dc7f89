import Controls
import LayoutCore
import ViewEnvironment
import ViewRuntime

extension View {
  /// Makes this view a suggestion: choosing it puts the text into the field and submits the search.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes this view a suggestion: choosing it replaces the typed text by a token and submits the
  /// search.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}
