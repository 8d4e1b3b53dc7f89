import Foundation

/// The words of a language from a plain list, with each inflected form listed separately.
@MainActor
package final class WordList: Vocabulary {
  private let words: Set<String>
  private lazy var sorted = words.sorted()

  package init(_ words: some Sequence<String>) { self.words = Set(words) }

  /// The words of a file with one word per line; nil if it cannot be read.
  convenience init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.init(lines.map(String.init))
  }

  package func knows(_ word: String) -> Bool {
    if words.contains(word) || words.contains(word.lowercased()) { return true }
    for ending in ["'s", "’s"] where word.hasSuffix(ending) {
      return knows(String(word.dropLast(ending.count)))
    }
    return false
  }

  /// Words that differ in one letter, or in the order of two.
  ///
  /// - Complexity: O(length of the word × letters).
  package func guesses(for word: String) -> [String] {
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

  /// - Complexity: O(log of the number of words), plus the number of matches.
  package func completions(of part: String) -> [String] {
    let part = part.lowercased()
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < part { low = middle + 1 } else { high = middle }
    }
    return Array(sorted[low...].prefix { $0.hasPrefix(part) })
  }

  /// The ranges of the words of a text: letters, with apostrophes between them. A sequence with a
  /// digit is not a word.
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
}
