import Foundation
import Testing

@testable import UIKitNames

@MainActor
struct UITextCheckerTests {
  private let checker = UITextChecker { language in
    language.hasPrefix("en")
      ? WordList(["silk", "worm", "work", "don't", "Paris", "a", "is", "city"]) : nil
  }

  private func wrong(
    _ text: String, from start: Int = 0, wrap: Bool = false, language: String = "en"
  ) -> NSRange {
    checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wrap, language: language)
  }

  @Test("A known word has no misspelled range")
  func known() {
    for word in ["silk", "Silk", "SILK", "don't", "worm's", "Paris", "42", ""] {
      #expect(wrong(word).location == NSNotFound, "\(word)")
    }
  }

  @Test("The first unknown word is found from an offset on, and once round if asked")
  func unknown() {
    #expect(wrong("silq") == NSRange(location: 0, length: 4))
    #expect(wrong("Paris is a citty") == NSRange(location: 11, length: 5))
    #expect(wrong("paris is a city") == NSRange(location: 0, length: 5))
    #expect(wrong("paris is a city", from: 6).location == NSNotFound)
    #expect(wrong("paris is a city", from: 6, wrap: true).location == 0)
  }

  @Test("Without a word list for a language every word is correct")
  func noWords() {
    #expect(wrong("xqz", language: "tlh").location == NSNotFound)
  }

  @Test("Ignored and learned words are correct")
  func learned() {
    checker.ignoreWord("Kumiki")
    #expect(wrong("Kumiki").location == NSNotFound)
    #expect(wrong("kumikis").location == 0)
    UITextChecker.learnWord("kumikis")
    defer { UITextChecker.unlearnWord("kumikis") }
    #expect(UITextChecker.hasLearnedWord("kumikis"))
    #expect(wrong("kumikis").location == NSNotFound)
  }

  @Test("Similar words are guessed, and prefixes completed")
  func guesses() {
    let range = NSRange(location: 0, length: 4)
    #expect(checker.guesses(forWordRange: range, in: "wrok", language: "en") == ["work"])
    #expect(
      checker.completions(
        forPartialWordRange: NSRange(location: 0, length: 3), in: "Wor", language: "en")
        == ["work", "worm"])
  }
}
