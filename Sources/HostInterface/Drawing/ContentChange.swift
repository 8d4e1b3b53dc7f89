import LayoutCore

/// A text or picture on its way from what it was to what it is.
///
/// The node's content is the new one at once; this effect says what to show in the meantime.
package struct ContentChange: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// One fades out, then the other in.
    case opacity
    /// Digits that differ run through those in between; other characters change in the middle.
    case numeric(countsDown: Bool)
    /// A symbol makes room for another one.
    case replace
  }

  package var former: Leaf
  package var style: Style
  /// 0 at the start, 1 at the end.
  package var progress: Double

  package init(former: Leaf, style: Style, progress: Double) {
    self.former = former
    self.style = style
    self.progress = progress
  }
}

extension NodeContent {
  /// What to draw in the place of the leaf while it is changing, and how opaque; nil: it is not.
  package var leafInChange: (leaf: Leaf, opacity: Double)? {
    for effect in effects {
      if case .contentChange(let change) = effect { return change.shown(on: leaf) }
    }
    return nil
  }
}

extension ContentChange {
  fileprivate func shown(on leaf: Leaf) -> (leaf: Leaf, opacity: Double) {
    let progress = min(max(progress, 0), 1)
    if case .numeric(let countsDown) = style, case .text(let new) = leaf,
      case .text(let old) = former
    {
      return (.text(Self.rolled(from: old, to: new, progress, countsDown)), 1)
    }
    return progress < 0.5 ? (former, 1 - 2 * progress) : (leaf, 2 * progress - 1)
  }

  /// The new text with the characters that differ on their way; the ends of both are compared, so
  /// that ones stand below ones.
  private static func rolled(
    from old: TextContent, to new: TextContent, _ progress: Double, _ countsDown: Bool
  ) -> TextContent {
    let before = Array(old.string)
    let count = new.runs.reduce(0) { $0 + $1.string.count }
    var place = 0
    var result = new
    for index in result.runs.indices {
      let characters = result.runs[index].string.map { character -> Character in
        defer { place += 1 }
        let former = before.count - count + place
        guard before.indices.contains(former) else { return character }
        return rolled(from: before[former], to: character, progress, countsDown)
      }
      result.runs[index].string = String(characters)
    }
    return result
  }

  private static func rolled(
    from old: Character, to new: Character, _ progress: Double, _ countsDown: Bool
  ) -> Character {
    guard old != new else { return new }
    guard let from = old.wholeNumberValue, let to = new.wholeNumberValue, old.isASCII, new.isASCII
    else {
      return progress < 0.5 ? old : new
    }
    let way = countsDown ? (from - to + 10) % 10 : (to - from + 10) % 10
    let gone = Int(clamping: (Double(way) * progress).rounded())
    let digit = countsDown ? (from - gone + 10) % 10 : (from + gone) % 10
    return Character("\(digit)")
  }
}
