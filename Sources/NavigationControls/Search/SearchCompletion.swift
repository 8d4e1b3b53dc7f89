import Controls
import LayoutCore
import ViewEnvironment
import ViewRuntime

extension View {
  /// Makes a suggestion of this view: choosing it puts the text into the field and searches.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Makes a suggestion of this view: choosing it puts a token in the place of what was typed.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}
