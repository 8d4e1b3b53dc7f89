import Foundation

/// The typed prefix for finding a row or a menu entry: letters within a second of each other form
/// one word.
package struct TypedWords {
  private var words = ""
  private var last: Duration?

  package init() {}

  package func isGoingOn(at now: Duration) -> Bool {
    last.map { now - $0 < .seconds(1) } ?? false
  }

  package mutating func type(
    _ character: Character, at now: Duration
  ) -> (words: String, goesOn: Bool) {
    let goesOn = isGoingOn(at: now)
    words = goesOn ? words + String(character) : String(character)
    last = now
    return (words, goesOn)
  }

  /// Returns the index of the matching title: the present one while it still matches, otherwise the
  /// next match, wrapping around. Repeating one letter cycles through all titles that begin with
  /// it.
  package mutating func find(
    _ character: Character, at now: Duration, after present: Int?, in titles: [String]
  ) -> Int? {
    let (words, goesOn) = type(character, at: now)
    if goesOn, let present, Self.begins(titles[present], with: words) { return present }
    let letter = String(character)
    return Self.next(words, after: present, in: titles)
      ?? (words.allSatisfy { String($0) == letter }
        ? Self.next(letter, after: present, in: titles) : nil)
  }

  package static func begins(_ title: String, with words: String) -> Bool {
    title.range(
      of: words, options: [.anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive])
      != nil
  }

  private static func next(_ words: String, after present: Int?, in titles: [String]) -> Int? {
    let start = present.map { $0 + 1 } ?? 0
    return titles.indices.lazy.map { (start + $0) % titles.count }
      .first { begins(titles[$0], with: words) }
  }
}
