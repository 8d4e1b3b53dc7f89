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
  let selection: Binding<TextSelection?>?

  public nonisolated init(text: Binding<String>) { self.init(text, nil) }

  /// - Parameter selection: written when a person moves the cursor or selects; what the program
  ///   writes is selected.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text, selection)
  }

  private nonisolated init(_ text: Binding<String>, _ selection: Binding<TextSelection?>?) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: View {
  public var body: some View {
    StyledControl(
      TextEditorStyleConfiguration(text: text, selection: selection),
      automatic: TextEditorStyleMaker(style: AutomaticTextEditorStyle()))
  }
}

/// A text editor in one of this package's styles.
struct PlacedTextEditor: View {
  let configuration: TextEditorStyleConfiguration
  let style: String
  @Environment(\.textSelectionAffinity) private var affinity

  init(_ configuration: TextEditorStyleConfiguration, style: String) {
    self.configuration = configuration
    self.style = style
  }

  var body: some View {
    let text = configuration.text

    return TextInputControl(
      role: .textEditor, kind: .textEditor, style: style, text: text.wrappedValue,
      isMultiline: true, label: EmptyView(), prompt: nil, get: { text.wrappedValue },
      set: { text.wrappedValue = $0 },
      selection: configuration.selection.map { FollowedSelection($0, in: text, affinity) })
  }
}
