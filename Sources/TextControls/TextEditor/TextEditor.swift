import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A multi-line text editor; it fills its proposal.
///
/// ```swift
/// TextEditor(text: $note).frame(minHeight: 100)
/// ```
///
/// An attributed text keeps its attributes while the user edits other parts, and typed text takes
/// on the attributes before the cursor.
public struct TextEditor {
  let content: EditedText

  /// Creates an editor for plain text.
  public nonisolated init(text: Binding<String>) { content = .plain(text, nil) }

  /// - Parameter selection: written when the user moves the cursor or selects text; the editor
  ///   selects what the app writes.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    content = .plain(text, selection)
  }

  /// - Parameter selection: written when the user moves the cursor or selects text; the editor
  ///   selects what the app writes, and uses its typing attributes.
  public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    content = .attributed(text, selection)
  }
}

/// The content that an editor edits.
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
