import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Text of any length that the user edits; it takes all the room that it is offered.
///
/// ```swift
/// TextEditor(text: $note).frame(minHeight: 100)
/// ```
///
/// An attributed text keeps its attributes where the user changes something else, and what is typed
/// takes on those before the cursor.
public struct TextEditor {
  let content: EditedText

  /// Edits a text without attributes.
  public nonisolated init(text: Binding<String>) { content = .plain(text, nil) }

  /// - Parameter selection: written when the user moves the cursor or selects; what the program
  ///   writes is selected.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(text, selection)
  }

  /// - Parameter selection: written when the user moves the cursor or selects; what the program
  ///   writes is selected, and its typing attributes are those of what is typed next.
  public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    content = .attributed(text, selection)
  }
}

/// What an editor edits.
enum EditedText {
  case plain(Binding<String>, Binding<TextSelection?>?)
  case attributed(Binding<AttributedString>, Binding<AttributedTextSelection>?)
}

extension TextEditor: View {
  public var body: some View {
    StyledControl(
      TextEditorStyleConfiguration(content: content),
      automatic: TextEditorStyleMaker(style: AutomaticTextEditorStyle()))
  }
}
