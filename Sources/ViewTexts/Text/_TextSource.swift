import Foundation

/// What a title is made of where it is no words: a ``Text`` or a `LocalizedStringResource`.
///
/// One form of a modifier takes both. When the compiler looks for a mistake it tries every form of
/// every modifier, each time with all that the modifiers stand on: with four forms of a title where
/// two would do, it looks twice as long, and with two such modifiers four times. A resource that is
/// named after a dot (`.parks`) is found by its type only, and has a form beside.
public typealias _TextSource = _TitleText & _TitleNotOfWords & _TitleNotOfCharacters
  & _TitleNotLiteral

/// A title's text.
public protocol _TitleText {
  /// The text to show.
  nonisolated var _text: Text { get }
}

// Each says the same of a title that is a literal: not this form. Of one that misses four
// conformances the compiler is sure at once; one that misses one is tried with all the rest.
/// A title that is no string.
public protocol _TitleNotOfWords {}
/// A title that is no string.
public protocol _TitleNotOfCharacters {}
/// A title that is no literal.
public protocol _TitleNotLiteral {}

extension Text: _TitleText, _TitleNotOfWords, _TitleNotOfCharacters, _TitleNotLiteral {
  public nonisolated var _text: Text { self }
}

extension LocalizedStringResource: _TitleText, _TitleNotOfWords, _TitleNotOfCharacters,
  _TitleNotLiteral
{
  public nonisolated var _text: Text { Text(self) }
}
