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
    TextInputControl(
      role: .textEditor, kind: .textEditor, style: "automatic", text: text.wrappedValue,
      isMultiline: true, label: EmptyView(), prompt: nil, set: { text.wrappedValue = $0 })
  }
}
