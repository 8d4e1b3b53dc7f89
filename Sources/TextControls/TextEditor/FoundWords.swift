import Foundation

/// Where some words stand in a text, whatever their case and accents.
///
/// ```swift
/// let found = FoundWords("an", in: "Banana")
/// found.ranges                     // [1..<3, 3..<5], in characters
/// found.next(from: 2)              // 1: the second
/// found.next(from: 4)              // 0: the first, once round
/// ```
///
/// - Complexity: making it, linear in the text; the rest, linear in what was found.
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

  /// The place in ``ranges`` of the first that begins at a character or behind it, or else of the
  /// first of all; nil: there are none.
  func next(from offset: Int) -> Int? {
    ranges.firstIndex { $0.lowerBound >= offset } ?? ranges.indices.first
  }

  /// The same backwards: the last one that ends at a character or before it.
  func previous(before offset: Int) -> Int? {
    ranges.lastIndex { $0.upperBound <= offset } ?? ranges.indices.last
  }
}

extension AttributedString {
  /// The text with a line below what was found, and the chosen one in bold letters.
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
