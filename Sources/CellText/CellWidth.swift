/// The number of terminal columns of a character: zero, one or two.
///
/// ```swift
/// CellWidth.columns(of: "日本語")  // 6
/// CellWidth.columns(of: "👨‍👩‍👧‍👦")  // 2
/// ```
///
/// | columns | characters                                                                    |
/// |---------|-------------------------------------------------------------------------------|
/// | 2       | East Asian wide and full-width ones; emoji, and sequences that make an emoji  |
/// | 0       | controls, format characters, combining marks that stand alone                 |
/// | 4       | the tab, which a host draws as spaces                                         |
/// | 1       | everything else, also what East Asian fonts draw ambiguously                  |
///
/// A user-perceived character is measured as a unit: a letter with its marks, a family, a flag. If
/// a script joins several letters into one, as Devanagari does, most terminals still give each
/// letter its own cells (`wcwidth`), and some draw the members of a family separately:
/// ``JoinedGlyphs`` describes the current terminal. A character that it draws in parts is as wide
/// as all of them, and ``parts(of:joined:)`` returns the contents of the cells.
///
/// ```text
///   नमस्ते     न  म  स् ते       4 columns, in 3 characters
/// ```
///
/// - Complexity: one lookup among some twenty ranges for a character outside ASCII, none inside.
package enum CellWidth {
  /// The width of a tab in columns.
  package static let tab = 4

  /// The width of `text` on one line, in columns.
  package static func columns(of text: String) -> Int { columns(ofText: text) }

  /// The width of a substring on one line, in columns.
  package static func columns(of text: Substring) -> Int { columns(ofText: text) }

  // Not called from other modules, where it would check the kind of string for each byte.
  private static func columns(ofText text: some StringProtocol) -> Int {
    var sum = 0
    for byte in text.utf8 {
      guard byte < 0x80, byte != 0x0D else {
        return text.reduce(0) { $0 + columns(of: $1) }
      }
      sum += columns(ofASCII: byte)
    }
    return sum
  }

  /// The width of one character in columns.
  package static func columns(of character: Character) -> Int {
    columns(of: character, joined: .ofTerminal)
  }

  /// The width of one character in a terminal, in columns.
  ///
  /// - Parameter joined: what the terminal draws as one glyph; evaluated for few characters only.
  package static func columns(
    of character: Character, joined: @autoclosure () -> JoinedGlyphs
  ) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let second = scalars.index(after: scalars.startIndex)
    guard second != scalars.endIndex else { return columns(of: first) }
    if first.value < 0x20 { return 0 }
    // Shared by layout and painting, which must use the same widths.
    let parts = parts(of: character, joined: joined())
    guard parts.count == 1 else {
      return parts.reduce(0) { $0 + columns(of: $1, joined: joined()) }
    }
    var sum = columns(of: first)
    let isEmoji = first.properties.isEmoji
    for scalar in scalars[second...] {
      switch scalar.value {
      case 0xFE0F where isEmoji: sum = max(sum, 2)
      case 0x20E3: return 2
      case 0x1F1E6...0x1F1FF where isRegionalIndicator(first): return 2
      case 0x1F3FB...0x1F3FF where isEmoji && joined().contains(.tones): sum = max(sum, 2)
      case 0x200D where isEmoji && joined().contains(.emoji): return sum
      case _ where isVirama(scalar) && joined().contains(.letters): return sum
      default: sum += columns(of: scalar)
      }
    }
    return sum
  }

  /// The parts of a character with their own cells; usually just one.
  package static func parts(
    of character: Character, joined: @autoclosure () -> JoinedGlyphs = .ofTerminal
  ) -> [Character] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !first.isASCII,
      scalars.count(where: { columns(of: $0) > 0 }) > 1
    else { return [character] }
    let joined = joined()
    var parts: [String.UnicodeScalarView] = []
    var isJoined = true
    for scalar in scalars {
      let isTone = joined.contains(.tones) && (0x1F3FB...0x1F3FF).contains(scalar.value)
      if parts.isEmpty || !isJoined && !isTone && columns(of: scalar) > 0 {
        parts.append(String.UnicodeScalarView())
      }
      parts[parts.count - 1].append(scalar)
      isJoined =
        isRegionalIndicator(scalar) || scalar.value == 0x200D && joined.contains(.emoji)
        || isVirama(scalar) && joined.contains(.letters)
    }
    return parts.flatMap { String($0).map(\.self) }
  }

  /// The width of a single scalar in columns.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    switch value {
    case 0..<0x80: return columns(ofASCII: UInt8(value))
    case 0x80..<0xA0: return 0
    // The soft hyphen is a format character, yet terminals give it a cell.
    case 0xA0..<0x300: return 1
    // Second and third parts of a Hangul syllable combine with the first one.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    if isWide(value) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) ? 2 : 1
    }
  }

  /// The width of an ASCII character in columns.
  @inline(__always)
  static func columns(ofASCII byte: UInt8) -> Int {
    byte >= 0x20 ? (byte == 0x7F ? 0 : 1) : (byte == 0x09 ? tab : 0)
  }

  /// Whether it removes the vowel of the letter before it, so that the next one joins that letter.
  private static func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x900 && scalar.properties.canonicalCombiningClass == .virama
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  // Some combining marks are inside the wide ranges.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x302A...0x302D, 0x3099...0x309A, 0x16FE4: return false
    default: break
    }
    var (low, high) = (0, wideRanges.count)
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }

  // East Asian Width W and F except emoji, which the standard library knows. Unassigned code points
  // count like their neighbours.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul, first parts of syllables
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x3247,  // kana, bopomofo, Hangul, circled ideographs
    0x3250...0x4DBF,  // squared ideographs, extension A
    0x4E00...0xA4CF,  // ideographs, Yi
    0xA960...0xA97C,  // Hangul, first parts
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6F,  // compatibility and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana extensions, Nüshu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // extensions B and later
  ]
}
