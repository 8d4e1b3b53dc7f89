import Foundation
import ViewRuntime
import ViewTexts

/// The types of title that ``View/navigationTitle(_:)`` accepts besides strings: a text, a
/// resource, or a binding to a string that the user can edit.
public typealias _ScreenTitle = _TextSource & _EditableTitle

/// A title that the user can edit.
public protocol _EditableTitle {
  /// The string that the user edits, if any.
  nonisolated var _editableString: Binding<String>? { get }
}

extension _EditableTitle {
  public nonisolated var _editableString: Binding<String>? { nil }
}

extension Text: _EditableTitle {}
extension LocalizedStringResource: _EditableTitle {}

extension Binding: _TitleText, _TitleNotOfWords, _TitleNotOfCharacters, _TitleNotLiteral,
  _EditableTitle
where Value == String {
  public nonisolated var _text: Text { Text(verbatim: wrappedValue) }
  public nonisolated var _editableString: Binding<String>? { self }
}
