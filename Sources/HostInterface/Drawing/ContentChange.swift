import LayoutCore

/// The transition of a text or picture from its former content to the new one.
///
/// The node's content is the new one from the start; this effect describes what to show in the
/// meantime.
package struct ContentChange: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// The former content fades out, then the new one fades in.
    case opacity
    /// Digits that differ roll through those in between; other characters change halfway.
    case numeric(countsDown: Bool)
    /// One symbol replaces another.
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
  /// The leaf to draw during the change, and its opacity; nil if there is no change.
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

  /// Returns the new text with the differing characters in transition; texts are aligned at their
  /// ends, so that ones stand below ones.
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
