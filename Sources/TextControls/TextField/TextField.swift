import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// A single-line text input.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Age", value: $age, format: .number)
/// TextField("Comment", text: $comment, prompt: Text("Optional"), axis: .vertical)
/// ```
///
/// The title names the field, and is shown while it is empty unless there is a prompt; in a form
/// in a window, it is beside the field. Every change is written to the binding at once; if the
/// setter stores something else, or nothing, the field shows that. With a format, the typed text
/// stays until return or until the field loses focus; it is marked while it is not a valid value.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let source: TextSource
  let axis: Axis
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// Whether it represents a secure field: text field styles apply to both.
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

/// A field in one of the library's own styles.
struct PlacedTextField: View {
  let field: TextField<_TextFieldStyleLabel>
  let style: ControlSpec.Style
  /// The typed text, while it may differ from the formatted value.
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
        field: labelled(source))
    } else {
      labelled(source)
    }
  }

  /// S8.12: in a desktop's form, the label is beside the field, and the text ends where lines end.
  private func labelled(_ source: Binding<String>) -> some View {
    let isMultiline = field.axis == .vertical
    return FormLabel(
      field.label, isBelow: isMultiline,
      labelled: control(source, prompt: field.prompt ?? Text(verbatim: ""))
        .transformEnvironment(\.paragraph) { paragraph in
          if !isMultiline, paragraph.ownAlignment == nil { paragraph.ownAlignment = .trailing }
        },
      control: control(source, prompt: field.prompt))
  }

  private func control(_ source: Binding<String>, prompt: Text?) -> some View {
    TextInputControl(
      role: field.isSecure ? .secureField : .textField,
      kind: field.isSecure ? .secureField : .textField, style: style,
      text: draft ?? source.wrappedValue, isMultiline: field.axis == .vertical,
      label: field.label, prompt: prompt,
      get: { draft ?? source.wrappedValue },
      set: { text, _ in
        if field.source.keepsDraft { draft = text }
        source.wrappedValue = text
      },
      selection: field.selection.map { FollowedSelection($0, in: source, affinity) },
      isWrong: draft.map { !$0.isEmpty && !field.source.reads($0, in: locale) } ?? false,
      onEditingChanged: { isEditing in
        if !isEditing { draft = nil }
        // Only suggestions read this: without them, writing it would run a body needlessly.
        if suggestions != nil { self.isEditing = isEditing }
        field.onEditingChanged(isEditing)
      },
      onCommit: {
        draft = nil
        field.onCommit()
      })
  }
}
