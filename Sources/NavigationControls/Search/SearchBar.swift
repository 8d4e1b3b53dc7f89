import Controls
import HostInterface
import LayoutCore
import TextControls
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A search field with its tokens, scopes and suggestions. It is mounted at the `searchable`
/// modifier, so handlers and focus bindings around that apply to it.
struct SearchBar: View {
  let model: SearchModel
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let prompt: Text?
  let tokens: SearchTokens?
  let suggestions: AnyView?
  @FocusState private var isFocused: Bool
  /// Whether the focus is on a suggestion.
  @FocusState private var isChoosing: Bool
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var placedSuggestions
  @Environment(\.searchFocus) private var searchFocus
  @Environment(\.searchSelection) private var selection
  @Environment(\.textSelectionAffinity) private var affinity
  @Environment(\.submitActions) private var submitActions

  init(
    model: SearchModel, text: Binding<String>, isSearching: Binding<Bool>, prompt: Text?,
    tokens: SearchTokens?, suggestions: AnyView?
  ) {
    self.model = model
    self.text = text
    self.isSearching = isSearching
    self.prompt = prompt
    self.tokens = tokens
    self.suggestions = suggestions
  }

  var body: some View {
    connect()
    return BarBox(nil, .column(.leading, spacing: 0)) {
      // The scopes have the host's usual spacing from the field.
      BarBox(nil, .column(.leading, spacing: nil)) {
        BarBox(nil, .row(.center, spacing: nil)) {
          if let tokens { tokens.shown() }
          field
          if isSearching.wrappedValue {
            // An idle search ends when the focus leaves the field, so the button cannot receive
            // keys.
            Button(.library("Cancel"), role: .cancel) { model.dismiss() }.focusable(!isIdle)
          }
        }
        if let scopes, scopes.isShown(isSearching.wrappedValue, text.wrappedValue) {
          scopes.picker()
        }
      }
      if isSearching.wrappedValue {
        BarBox(nil, .column(.leading, spacing: 0)) { suggested }.focused($isChoosing)
      }
    }
    .onAppear {
      // The program may present the search initially; returning to the screen does not focus the
      // field.
      if isSearching.wrappedValue, !model.hasAppeared { isFocused = true }
      model.hasAppeared = true
    }
    .onChange(of: isSearching.wrappedValue) { _, isNow in
      if isFocused != isNow { isFocused = isNow }
    }
  }

  /// Has no side effects on the view: only actions read the model.
  private func connect() {
    let (isFocused, actions) = ($isFocused, submitActions)
    model.resignFocus = { isFocused.wrappedValue = false }
    model.takeFocus = { isFocused.wrappedValue = true }
    model.submit = { actions.run(.search) }
  }

  @ViewBuilder private var field: some View {
    let choosing = $isChoosing
    let field = TextInputControl(
      role: .textField, kind: .textField, style: .search, text: text.wrappedValue,
      label: Text(.library("Search")), prompt: prompt ?? Text(.library("Search")),
      get: { text.wrappedValue },
      set: { new, _ in text.wrappedValue = new },
      selection: selection.map { FollowedSelection($0, in: text, affinity) },
      onEditingChanged: { isEditing in
        if isEditing, !isSearching.wrappedValue { isSearching.wrappedValue = true }
        if !isEditing, isIdle { isSearching.wrappedValue = false }
      },
      onCommit: { model.submit() }
    )
    // Return in the field only submits the search (S8.10).
    .submitScope()
    .focused($isFocused)
    .onKeyPress(.downArrow) {
      // A request that nothing can take would wait, and take the focus from typing later.
      guard choosing.location?.canFulfil(true) == true else { return .ignored }
      isChoosing = true
      return .handled
    }
    .onKeyPress(.delete) {
      // Tokens stand in front of the text (S12.17).
      text.wrappedValue.isEmpty && tokens?.removeLast() == true ? .handled : .ignored
    }
    if let searchFocus { searchFocus.apply(AnyView(field)) } else { field }
  }

  /// Whether the focus only passed through: nothing was typed, and the search has nothing but the
  /// field.
  private var isIdle: Bool {
    text.wrappedValue.isEmpty && tokens == nil && suggestions == nil && placedSuggestions == nil
      && scopes == nil && isSearching.wrappedValue
  }

  @ViewBuilder private var suggested: some View {
    if let suggestedTokens = tokens?.suggested { suggestedTokens() }
    if let suggestions { suggestions } else if let placedSuggestions { placedSuggestions.content() }
  }
}
