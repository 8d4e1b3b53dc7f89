import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// A line of text that the user edits.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Age", value: $age, format: .number)
/// TextField("Comment", text: $comment, prompt: Text("Optional"), axis: .vertical)
/// ```
///
/// The title names the field, and is shown while it is empty unless there is a prompt. Every change
/// goes to the binding at once; if the setter stores something else, or nothing, the field shows
/// that. With a format, what was typed stays until return or until the field loses the focus; it is
/// marked as long as it is no value.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let source: TextSource
  let axis: Axis
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// Whether it is a secure field's: styles are written for text fields, and serve both.
  var isSecure = false
}

extension TextField: View where Label: View {
  public var body: some View {
    StyledControl(
      TextField<_TextFieldStyleLabel>(
        label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, source: source,
        axis: axis, selection: selection, onEditingChanged: onEditingChanged, onCommit: onCommit,
        isSecure: isSecure),
      automatic: TextFieldStyleMaker(style: DefaultTextFieldStyle()))
  }
}

/// A field in one of this package's styles.
struct PlacedTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  let style: ControlSpec.Style
  /// What was typed, while it may differ from the value's written form.
  @State private var draft: String?
  @State private var isEditing = false
  @Environment(\.textInputSuggestions) private var suggestions
  @Environment(\.textSelectionAffinity) private var affinity
  @Environment(\.locale) private var locale

  init(field: TextField<_TextFieldStyleLabel>, style: ControlSpec.Style) {
    self.field = field
    self.style = style
  }

  var body: some View {
    let source = field.source.text(in: locale)
    if let suggestions, !field.isSecure {
      SuggestingField(
        suggestions: suggestions, text: draft ?? source.wrappedValue, isEditing: isEditing,
        complete: { text in
          if field.source.keepsDraft { draft = text }
          source.wrappedValue = text
        },
        field: control(source))
    } else {
      control(source)
    }
  }

  private func control(_ source: Binding<String>) -> some View {
    TextInputControl(
      role: field.isSecure ? .secureField : .textField,
      kind: field.isSecure ? .secureField : .textField, style: style,
      text: draft ?? source.wrappedValue, isMultiline: field.axis == .vertical,
      label: field.label, prompt: field.prompt,
      get: { draft ?? source.wrappedValue },
      set: { text, _ in
        if field.source.keepsDraft { draft = text }
        source.wrappedValue = text
      },
      selection: field.selection.map { FollowedSelection($0, in: source, affinity) },
      isWrong: draft.map { !$0.isEmpty && !field.source.reads($0, in: locale) } ?? false,
      onEditingChanged: { isEditing in
        if !isEditing { draft = nil }
        // Read by suggestions only: without them nobody is to be made again.
        if suggestions != nil { self.isEditing = isEditing }
        field.onEditingChanged(isEditing)
      },
      onCommit: {
        draft = nil
        field.onCommit()
      })
  }
}
