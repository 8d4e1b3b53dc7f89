import Controls
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// The suggestions of the search fields inside.
struct SearchSuggestions {
  let content: () -> AnyView
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

extension EnvironmentValues {
  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Suggests texts or tokens while the user searches.
  ///
  /// ```swift
  /// .searchable(text: $text)
  /// .searchSuggestions {
  ///   ForEach(matches) { Text($0.name).searchCompletion($0.name) }
  /// }
  /// ```
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let view = suggestions()
    return environment(\.searchSuggestions, SearchSuggestions { AnyView(view) })
  }

  /// Shows or hides suggestions in some places.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) { suggestions in
      if visibility == .hidden, placements.contains(.menu) { suggestions = nil }
    }
  }
}

struct SearchCompletionModifier {
  enum Completion {
    case text(String)
    case token(Any)
  }

  let completion: Completion
  @Environment(\.searchModel) private var model

  nonisolated init(completion: Completion) { self.completion = completion }
}

extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let model {
      Button {
        model.complete(completion)
      } label: {
        content.padding(.vertical, 4)
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

extension SearchModel {
  fileprivate func complete(_ completion: SearchCompletionModifier.Completion) {
    switch completion {
    case .text(let completion): text?.wrappedValue = completion
    case .token(let token):
      if addToken(token) { tokenWasAdded() }
    }
    submit()
  }
}
