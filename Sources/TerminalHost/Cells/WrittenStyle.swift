/// A style as sent to the terminal: colours in its depth, ready to be compared and turned into
/// "select graphic rendition" sequences.
struct WrittenStyle: Hashable, Sendable {
  /// nil: irrelevant, because it is not visible (a blank has no text colour).
  private var foreground: TerminalColor?
  private var background: TerminalColor
  private var attributes: CellAttributes

  init(of cell: Cell, lacking: CellAttributes, reduction: inout ColorReduction) {
    let (style, isBlank) = (cell.style, cell.isBlank)
    background = reduction.reduce(style.background)
    foreground = isBlank ? nil : reduction.reduce(style.foreground)
    if foreground == background, background != .standard, style.foreground != style.background,
      !cell.isPartOfPicture
    {
      foreground = reduction.text(on: style.background)
    }
    // Bold, dim and italic are not visible on a blank either, but keeping the handling of inverse
    // and underline simple is worth more than the few bytes.
    attributes = isBlank ? [] : style.attributes.subtracting(lacking)
    // Terminals without true colour do not support patterned lines either, and might misread the
    // pattern's number.
    if reduction.depth != .trueColor { attributes.subtract([.dotted, .dashed]) }
  }

  /// Returns whether a terminal in this style shows `wanted` correctly as it is.
  func matches(_ wanted: WrittenStyle) -> Bool {
    if background != wanted.background { return false }
    guard let foreground = wanted.foreground else {
      return attributes.isDisjoint(with: .visibleOnBlank)
    }
    return self.foreground == foreground && attributes == wanted.attributes
  }

  /// Returns the terminal's style after the sequence was sent.
  func settled(after old: WrittenStyle?) -> WrittenStyle {
    guard foreground == nil else { return self }
    var result = self
    // A blank leaves the text colour as it is, unless the sequence began with a reset.
    if let old, !sequenceResets(from: old) {
      result.foreground = old.foreground
      result.attributes = old.attributes.subtracting(.visibleOnBlank)
    } else {
      result.foreground = .standard
    }
    return result
  }

  /// Returns the shorter of the changes alone, or a reset and everything again.
  func sequence(from old: WrittenStyle?) -> String {
    let fresh = "\u{1B}[" + (["0"] + codesFromScratch).joined(separator: ";") + "m"
    guard let old, !sequenceResets(from: old) else { return fresh.replacing("[0m", with: "[m") }
    return "\u{1B}[" + changes(from: old).joined(separator: ";") + "m"
  }

  private func sequenceResets(from old: WrittenStyle) -> Bool {
    let changes = changes(from: old)
    if changes.isEmpty { return true }
    let length = changes.reduce(0) { $0 + $1.utf8.count + 1 }
    return codesFromScratch.reduce(0, { $0 + $1.utf8.count + 1 }) + 1 < length
  }

  private var codesFromScratch: [String] {
    var codes = Self.codes(on: attributes)
    if let foreground, foreground != .standard {
      codes.append(Self.code(foreground, isBackground: false))
    }
    if background != .standard { codes.append(Self.code(background, isBackground: true)) }
    return codes
  }

  private func changes(from old: WrittenStyle) -> [String] {
    var codes: [String] = []
    // A blank only requires that visible attributes end; the rest may stay for the next glyph.
    var gone = old.attributes.subtracting(attributes)
    if foreground == nil { gone.formIntersection(.visibleOnBlank) }
    var new = attributes.subtracting(old.attributes)
    let patterns: CellAttributes = [.dotted, .dashed]
    if !gone.isDisjoint(with: patterns) || !new.isDisjoint(with: patterns) {
      // One code sets the line and its pattern.
      new.formUnion(attributes.intersection(patterns.union(.underline)))
    }
    if !gone.isDisjoint(with: [.bold, .dim]) {
      codes.append("22")
      // One code ends both; the remaining one is set again.
      new.formUnion(attributes.intersection([.bold, .dim]))
    }
    if gone.contains(.italic) { codes.append("23") }
    if gone.contains(.underline) { codes.append("24") }
    if gone.contains(.inverse) { codes.append("27") }
    if gone.contains(.strikethrough) { codes.append("29") }
    codes += Self.codes(on: new)
    if let foreground, foreground != old.foreground {
      codes.append(Self.code(foreground, isBackground: false))
    }
    if background != old.background {
      codes.append(Self.code(background, isBackground: true))
    }
    return codes
  }

  private static func codes(on attributes: CellAttributes) -> [String] {
    var codes: [String] = []
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.italic) { codes.append("3") }
    if attributes.contains(.underline) {
      let pattern = attributes.contains(.dotted) ? ":4" : attributes.contains(.dashed) ? ":5" : ""
      codes.append("4" + pattern)
    }
    if attributes.contains(.inverse) { codes.append("7") }
    if attributes.contains(.strikethrough) { codes.append("9") }
    return codes
  }

  private static func code(_ color: TerminalColor, isBackground: Bool) -> String {
    switch color {
    case .standard: isBackground ? "49" : "39"
    case .basic(let index) where index < 8: String((isBackground ? 40 : 30) + index)
    case .basic(let index): String((isBackground ? 100 : 90) + index - 8)
    case .indexed(let index): "\(isBackground ? 48 : 38);5;\(index)"
    case .exact(let red, let green, let blue):
      "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    }
  }
}
