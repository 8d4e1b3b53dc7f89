import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// Text of any length that a person edits; it takes all the room that it is offered.
///
/// ```swift
/// TextEditor(text: $note).frame(minHeight: 100)
/// ```
public struct TextEditor {
  let text: Binding<String>

  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    StyledControl(
      TextEditorStyleConfiguration(text: text),
      automatic: TextEditorStyleMaker(style: AutomaticTextEditorStyle()))
  }
}

/// A text editor in one of this package's styles.
struct PlacedTextEditor: View {
  let text: Binding<String>
  let style: String

  var body: some View {
    TextInputControl(
      role: .textEditor, kind: .textEditor, style: style, text: text.wrappedValue,
      isMultiline: true, label: EmptyView(), prompt: nil, get: { text.wrappedValue },
      set: { text.wrappedValue = $0 })
  }
}
