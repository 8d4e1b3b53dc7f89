import ViewRuntime
import ViewTexts

/// The modifier behind all overloads of `searchable`.
struct SearchableModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  /// The suggestions given to the deprecated overloads.
  let suggestions: AnyView?
  @State private var isSearching = false
  @Owned private var model = SearchModel()
  @Owned private var own = Screen(depth: 0)
  @Environment(\.screen) private var screen

  nonisolated init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, prompt: Text?,
    tokens: SearchTokens? = nil, suggestions: AnyView? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
    self.suggestions = suggestions
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isNow = isPresented ?? $isSearching
    let model = connectedModel(isNow)
    let environment = SearchEnvironment(
      model: model, isSearching: isNow.wrappedValue, query: text.wrappedValue)
    let searched = content.modifier(environment).modifier(
      BarModifier(
        .search,
        content: SearchBar(
          model: model, text: text, isSearching: isNow, prompt: prompt, tokens: tokens,
          suggestions: suggestions
        )
        .modifier(environment)))
    if screen == nil {
      ScreenView(screen: own, content: searched).modifier(ScreenEnvironment(screen: own))
    } else {
      searched
    }
  }

  @MainActor private func connectedModel(_ isSearching: Binding<Bool>) -> SearchModel {
    model.isSearching = isSearching
    model.text = text
    model.addToken = tokens?.add ?? { _ in false }
    return model
  }
}
