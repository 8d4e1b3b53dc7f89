import Foundation
import Testing

@testable import HostInterface

@Suite("The library's own words")
struct LibraryWordsTests {
  @Test("Each line of the table has a word for each language, with the same placeholders")
  func complete() {
    let lines = LibraryWords.rows.split(separator: "\n")
    #expect(lines.count > 80)
    #expect(LibraryWords.table.count == lines.count, "A word stands there twice.")
    for (english, line) in LibraryWords.table {
      let words = LibraryWords.words(in: line)
      #expect(words.count == LibraryWords.languages.count, "\(english)")
      for word in words {
        #expect(!word.isEmpty, "\(english)")
        #expect(places(in: word) == places(in: english), "\(english): \(word)")
      }
    }
  }

  private func places(in text: String) -> [String] {
    ["%@", "%lld"].map { "\(text.components(separatedBy: $0).count) \($0)" }
  }

  @Test("The region is ignored, and an unknown language has no words")
  func languages() {
    func word(_ english: String, _ locale: String) -> String? {
      LibraryWords.translation(of: english, in: Locale(identifier: locale))
    }
    #expect(word("Cancel", "ja_JP") == "キャンセル")
    #expect(word("Cancel", "de_AT") == "Abbrechen")
    #expect(word("Undo", "fr_CA") == "Annuler")
    #expect(word("Save As…", "es_MX") == "Guardar como…")
    #expect(word("Cancel", "en_GB") == nil && word("Cancel", "fi_FI") == nil)
    #expect(word("What a program says", "ja_JP") == nil)
  }
}
