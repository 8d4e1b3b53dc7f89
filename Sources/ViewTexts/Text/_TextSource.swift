import Foundation

/// The source of a title that is not a string: a ``Text`` or a `LocalizedStringResource`.
///
/// One overload of a modifier takes both. To diagnose an error, the compiler tries every overload
/// of every modifier, each time with everything the modifiers are applied to: with four overloads
/// of a title where two would do, it takes twice as long, and with two such modifiers four times. A
/// resource in implicit member syntax (`.parks`) can be found only by its type, and has a separate
/// overload.
public typealias _TextSource = _TitleText & _TitleNotOfWords & _TitleNotOfCharacters
  & _TitleNotLiteral

/// A title's text.
public protocol _TitleText {
  /// The text to show.
  nonisolated var _text: Text { get }
}

// Each rules this overload out for a literal title. If a type lacks four conformances, the compiler
// rejects it at once; if it lacks one, the compiler tries it with everything else.
/// A title that is not a string.
public protocol _TitleNotOfWords {}
/// A title that is not a string.
public protocol _TitleNotOfCharacters {}
/// A title that is not a literal.
public protocol _TitleNotLiteral {}

extension Text: _TitleText, _TitleNotOfWords, _TitleNotOfCharacters, _TitleNotLiteral {
  public nonisolated var _text: Text { self }
}

extension LocalizedStringResource: _TitleText, _TitleNotOfWords, _TitleNotOfCharacters,
  _TitleNotLiteral
{
  public nonisolated var _text: Text { Text(self) }
}
