import Foundation
import Testing

@testable import UIKitNames

/// A small dictionary for the test, read by Hunspell where it is installed.
@MainActor
@Suite(.enabled("Hunspell is not installed") { await HunspellDictionary.isInstalled })
struct HunspellDictionaryTests {
  private func dictionary(
    _ encoding: String = "UTF-8", words: [String], as encode: String.Encoding = .utf8
  ) throws -> (HunspellDictionary, remove: () -> Void) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rules = """
      SET \(encoding)
      TRY esianrtolcdugmphbyfvkw
      REP 1
      REP f ph
      SFX S Y 3
      SFX S y ies [^aeiou]y
      SFX S 0 s [aeiou]y
      SFX S 0 s [^y]
      PFX U Y 1
      PFX U 0 un .
      """
    let list = ([String(words.count)] + words).joined(separator: "\n") + "\n"
    try #require(rules.data(using: encode)).write(to: folder.appending(path: "xx.aff"))
    try #require(list.data(using: encode)).write(to: folder.appending(path: "xx.dic"))
    let dictionary = try #require(HunspellDictionary(folder: folder.path, name: "xx"))
    return (dictionary, { try? FileManager.default.removeItem(at: folder) })
  }

  @Test("Stems are inflected, sentence capitals are correct, and names require theirs")
  func knows() throws {
    let (dictionary, remove) = try dictionary(words: ["pony/S", "lock/SU", "don't", "Paris", "鍵"])
    defer { remove() }
    for word in ["pony", "ponies", "Ponies", "PONY", "unlock", "locks", "don’t", "Paris", "鍵"] {
      #expect(dictionary.knows(word), "\(word)")
    }
    for word in ["ponys", "paris", "pnoy", "鎖", "🐴"] {
      #expect(!dictionary.knows(word), "\(word)")
    }
  }

  @Test("Guesses for a misspelt word are sorted by sound, and stems complete a prefix")
  func guesses() throws {
    let (dictionary, remove) = try dictionary(words: ["pony/S", "phony", "lock/SU", "lobby/S"])
    defer { remove() }
    #expect(dictionary.guesses(for: "fony").first == "phony")
    #expect(dictionary.guesses(for: "ponyes").contains("ponies"))
    #expect(dictionary.guesses(for: "").isEmpty)
    #expect(dictionary.completions(of: "Lo") == ["lobby", "lock"])
    #expect(dictionary.completions(of: "zebra").isEmpty)
    // The file begins with the number of its words.
    #expect(dictionary.completions(of: "4").isEmpty)
  }

  @Test("A dictionary in a legacy encoding is queried in it")
  func encodings() throws {
    let (dictionary, remove) = try dictionary(
      "ISO8859-1", words: ["Straße", "grün"], as: .isoLatin1)
    defer { remove() }
    #expect(dictionary.knows("Straße") && dictionary.knows("Grün"))
    #expect(!dictionary.knows("Strase") && !dictionary.knows("鍵"))
    #expect(dictionary.guesses(for: "grünn").contains("grün"))
    #expect(dictionary.completions(of: "gr") == ["grün"])
  }

  @Test("A dictionary without one of its files is ignored")
  func missing() {
    #expect(HunspellDictionary(folder: "/nowhere", name: "en_US") == nil)
  }
}
