import Controls
import HostInterface
import LayoutCore
import ViewEvents
import ViewLayouts
import ViewRuntime

/// A text field with its suggestions, shown in a menu below it while the user types.
///
/// The menu does not take keyboard focus: the field stays in editing. It closes after a choice and
/// reopens with the next key press.
struct SuggestingField<Field: View>: View {
  let suggestions: TextInputSuggestions
  let text: String
  let isEditing: Bool
  let complete: @MainActor (String) -> Void
  let field: Field
  /// The field's text when the user closed the menu or chose a suggestion.
  @State private var settledText: String?
  @FocusState private var isInField: Bool
  @FocusState private var isInMenu: Bool

  init(
    suggestions: TextInputSuggestions, text: String, isEditing: Bool,
    complete: @escaping @MainActor (String) -> Void, field: Field
  ) {
    self.suggestions = suggestions
    self.text = text
    self.isEditing = isEditing
    self.complete = complete
    self.field = field
  }

  var body: some View {
    let (settledText, isInMenu, isInField) = ($settledText, $isInMenu, $isInField)
    let (complete, text) = (complete, text)
    let isOpen = (isEditing || isInMenu.wrappedValue) && settledText.wrappedValue != text
    let choose = TextCompletionTarget { completion in
      settledText.wrappedValue = completion
      complete(completion)
      isInField.wrappedValue = true
    }
    // Only the number of entries matters here: without any, there is no menu.
    Group(subviews: suggestions.content()) { entries in
      field
        .focused(isInField)
        .modifier(
          PresentationModifier(
            id: isOpen && !entries.isEmpty ? AnyHashable(true) : nil, form: .suggestions,
            content: { panel in
              panel.preferences.leavesBackgroundUsable = true
              return MenuPanel(content: ForEach(entries) { $0 }) {}
                .environment(\.textCompletionTarget, choose)
                .environment(\.textInputSuggestions, nil)
                .focused(isInMenu)
            },
            dismiss: { settledText.wrappedValue = text }))
    }
    .environment(\.textCompletionTarget, choose)
    .onChange(of: isEditing || isInMenu.wrappedValue) { _, isUsed in
      if !isUsed { settledText.wrappedValue = nil }
    }
  }
}
