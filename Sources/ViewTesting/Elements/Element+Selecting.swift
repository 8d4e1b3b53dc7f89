import Foundation
import HostInterface

extension ViewTest.Element {
  /// Selects characters of a text input, as with the mouse; an empty range places the cursor. The
  /// input gets the focus.
  ///
  /// ```swift
  /// try field.select(0..<5)
  /// try field.type("Goodbye")     // replaces the first five characters
  /// ```
  public func select(_ characters: Range<Int>, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.edit], "selected in", file, line)
    test.perform { $0.edit(target.id, .select(characters)) }
  }

  /// Selects the first occurrence of some words in a text input.
  ///
  /// - Throws: ``ViewTestError`` if they do not occur.
  public func select(_ words: String, file: String = #fileID, line: Int = #line) throws {
    let text = text
    guard let range = text.range(of: words) else {
      throw ViewTestError("“\(words)” stands nowhere in “\(text)”.", file, line)
    }
    let start = text[..<range.lowerBound].count
    try select(start..<(start + text[range].count), file: file, line: line)
  }

  /// The selected characters of a text input, empty at the cursor; nil before the input has had the
  /// focus.
  public var selection: Range<Int>? { test.host.editor(of: current.id)?.selection }

  /// The selected words of a text input.
  public var selectedText: String { test.host.editor(of: current.id)?.selectedText ?? "" }
}
