import Foundation

/// The matches of a search text, ignoring case and diacritics.
///
/// ```swift
/// let found = FoundWords("an", in: "Banana")
/// found.ranges                     // [1..<3, 3..<5], in characters
/// found.next(from: 2)              // 1: the second
/// found.next(from: 4)              // 0: the first, once round
/// ```
///
/// - Complexity: initialization is linear in the text's length, everything else linear in the
///   number of matches.
struct FoundWords: Equatable {
  private(set) var ranges: [Range<Int>] = []

  static let none = FoundWords()

  private init() {}

  init(_ words: String, in text: String) {
    guard !words.isEmpty else { return }
    var start = text.startIndex
    var offset = 0
    let options: String.CompareOptions = [
      .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    while start < text.endIndex,
      let found = text.range(of: words, options: options, range: start..<text.endIndex),
      !found.isEmpty
    {
      let low = offset + text.distance(from: start, to: found.lowerBound)
      offset = low + text.distance(from: found.lowerBound, to: found.upperBound)
      ranges.append(low..<offset)
      start = found.upperBound
    }
  }

  /// Returns the index in ``ranges`` of the first match at or after a character, or else of the
  /// first match; nil if there are none.
  func next(from offset: Int) -> Int? {
    ranges.firstIndex { $0.lowerBound >= offset } ?? ranges.indices.first
  }

  /// Returns the same searching backwards: the last match that ends at or before a character.
  func previous(before offset: Int) -> Int? {
    ranges.lastIndex { $0.upperBound <= offset } ?? ranges.indices.last
  }
}

extension AttributedString {
  /// Returns the text with all matches underlined, and the current one in bold.
  func marking(_ found: FoundWords, chosen: Range<Int>?) -> AttributedString {
    var marked = self
    var (index, offset) = (marked.startIndex, 0)
    var places: [(Range<AttributedString.Index>, isChosen: Bool)] = []
    for range in found.ranges {
      index = marked.characters.index(index, offsetBy: range.lowerBound - offset)
      let end = marked.characters.index(index, offsetBy: range.count)
      places.append((index..<end, range == chosen))
      (index, offset) = (end, range.upperBound)
    }
    for (place, isChosen) in places {
      marked[place].underlineStyle = .single
      if isChosen { marked[place].inlinePresentationIntent = .stronglyEmphasized }
    }
    return marked
  }
}
