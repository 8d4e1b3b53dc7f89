import Foundation

/// The words of a language, as the system has them.
@MainActor
package final class WordList {
  private let words: Set<String>
  private lazy var sorted = words.sorted()

  package init(_ words: some Sequence<String>) { self.words = Set(words) }

  /// Whether a word is right: as it is written, or as it would be within a sentence.
  package func knows(_ word: String) -> Bool {
    if words.contains(word) || words.contains(word.lowercased()) { return true }
    for ending in ["'s", "’s"] where word.hasSuffix(ending) {
      return knows(String(word.dropLast(ending.count)))
    }
    return false
  }

  /// - Complexity: O(length of the word × letters).
  package func neighbours(of word: String) -> [String] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz'")
    let word = Array(word.lowercased())
    var found: [String] = []
    func add(_ characters: [Character]) {
      let candidate = String(characters)
      if words.contains(candidate), !found.contains(candidate) { found.append(candidate) }
    }
    for index in word.indices.dropLast() {
      var swapped = word
      swapped.swapAt(index, index + 1)
      add(swapped)
    }
    for index in word.indices {
      for letter in letters { add(Array(word[..<index]) + [letter] + word[(index + 1)...]) }
    }
    for index in 0...word.count {
      for letter in letters { add(Array(word[..<index]) + [letter] + word[index...]) }
    }
    for index in word.indices { add(Array(word[..<index]) + word[(index + 1)...]) }
    return found
  }

  /// - Complexity: O(log of the words), plus what is found.
  package func beginning(with part: String) -> [String] {
    let part = part.lowercased()
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < part { low = middle + 1 } else { high = middle }
    }
    return Array(sorted[low...].prefix { $0.hasPrefix(part) })
  }

  /// Where the words of a text stand: letters, with apostrophes between them. What has a digit in
  /// it is none.
  package static func ranges(in text: String, _ range: NSRange) -> [NSRange] {
    let units = Array(text.utf16)
    func isInWord(_ unit: UInt16) -> Bool {
      guard let scalar = Unicode.Scalar(unit) else { return false }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "'" || scalar == "’"
    }
    func isMark(_ unit: UInt16) -> Bool { unit == 0x27 || unit == 0x2019 }
    var found: [NSRange] = []
    var index = max(range.location, 0)
    let end = min(range.location + range.length, units.count)
    while index < end {
      guard isInWord(units[index]) else {
        index += 1
        continue
      }
      var last = index
      while last < end, isInWord(units[last]) { last += 1 }
      var (first, stop) = (index, last)
      while first < stop, isMark(units[first]) { first += 1 }
      while stop > first, isMark(units[stop - 1]) { stop -= 1 }
      let hasDigit = units[first..<stop].contains { unit in
        Unicode.Scalar(unit)?.properties.numericType != nil
      }
      if first < stop, !hasDigit { found.append(NSRange(location: first, length: stop - first)) }
      index = last
    }
    return found
  }

  // MARK: The system's

  private static var known: [String: WordList?] = [:]
  private static let plainFolder = "/usr/share/dict"
  private static let hunspellFolders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
  /// What the lists of `/usr/share/dict` are called.
  private static let plainNames = [
    "en": ["american-english", "words", "british-english"], "en_US": ["american-english", "words"],
    "en_GB": ["british-english", "words"], "de": ["ngerman", "german"], "fr": ["french"],
    "es": ["spanish"], "it": ["italian"], "pt": ["portuguese"], "nl": ["dutch"],
  ]

  package static func of(language: String) -> WordList? {
    let language = language.replacing("-", with: "_")
    if let known = known[language] { return known }
    let list = read(language)
    known[language] = list
    return list
  }

  private static func read(_ language: String) -> WordList? {
    let base = String(language.prefix { $0 != "_" })
    for name in plainNames[language] ?? plainNames[base] ?? [] {
      if let lines = lines(of: "\(plainFolder)/\(name)") { return WordList(lines) }
    }
    for folder in hunspellFolders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let dictionaries = files.filter { $0.hasSuffix(".dic") }.sorted()
      let file =
        dictionaries.first { $0 == "\(language).dic" }
        ?? dictionaries.first { $0.prefix { $0 != "_" && $0 != "." } == base }
      if let file, let words = hunspell("\(folder)/\(file)") { return WordList(words) }
    }
    return nil
  }

  /// The stems of a dictionary of Hunspell, and what its suffixes and prefixes make of them.
  private static func hunspell(_ path: String) -> [String]? {
    guard let lines = lines(of: path) else { return nil }
    let rules = Self.lines(of: path.replacing(".dic", with: ".aff")).map(AffixRules.init)
    return lines.dropFirst().flatMap { line -> [String] in
      let parts = line.split(separator: "/", maxSplits: 1)
      guard let stem = parts.first.map(String.init) else { return [] }
      guard parts.count == 2, let rules else { return [stem] }
      let flags = parts[1].prefix { !$0.isWhitespace }
      return rules.forms(of: stem, String(flags))
    }
  }

  private static func lines(of path: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  static var languages: [String] {
    var found: Set<String> = []
    for (language, names) in plainNames
    where names.contains(where: { FileManager.default.fileExists(atPath: "\(plainFolder)/\($0)") })
    {
      found.insert(language)
    }
    for folder in hunspellFolders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      found.formUnion(files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) })
    }
    return found.sorted()
  }
}
