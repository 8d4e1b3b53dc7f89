/// What a character does to the end of a line. A coarse form of the line breaking rules of Unicode
/// and of the Japanese rules about the first and the last character of a line (kinsoku).
package struct LineBreakClass: OptionSet, Sendable {
  package let rawValue: UInt8

  /// Lines may end before it and after it: ideographs, kana, emoji.
  package static let ideographic = LineBreakClass(rawValue: 1)
  /// No line starts with it, unless it does not fit anywhere else: 、。」 and small kana.
  package static let notFirst = LineBreakClass(rawValue: 2)
  /// No line ends with it: 「（.
  package static let notLast = LineBreakClass(rawValue: 4)
  /// A line may end after it, and then it takes no room.
  package static let space = LineBreakClass(rawValue: 8)
  /// The line ends here.
  package static let newline = LineBreakClass(rawValue: 16)
  /// A word may be broken after it.
  package static let hyphen = LineBreakClass(rawValue: 32)
  /// Invisible leave to break.
  package static let breakAfter = LineBreakClass(rawValue: 64)
  /// A figure, before which a hyphen is a minus.
  package static let digit = LineBreakClass(rawValue: 128)

  /// Asked for every character of every text: the bits themselves, without the detour by sets.
  package func contains(_ member: LineBreakClass) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// Whether it may stand in a number: figures, and what stands before, between and behind them.
  var isNumeric: Bool {
    !contains(.ideographic)
      && (contains(.digit) || contains(.notFirst) || contains(.notLast) || contains(.hyphen))
  }

  /// A letter or anything else that makes words.
  package static let word: LineBreakClass = []

  /// Whether a line may end between two characters.
  ///
  /// - Parameters:
  ///   - first: The character that would end the line.
  ///   - second: The character that would start the next one.
  ///   - beforeFirst: The one before `first` on the same line.
  package static func allowsBreak(
    after first: LineBreakClass, before second: LineBreakClass, beforeFirst: LineBreakClass?
  ) -> Bool {
    // Spaces stay at the end of the line that they follow.
    if second.contains(.space) { return false }
    if first.contains(.space) || first.contains(.breakAfter) { return true }
    if second.contains(.notFirst) || first.contains(.notLast) { return false }
    if first.contains(.ideographic) || second.contains(.ideographic) { return true }
    if first.contains(.hyphen), let beforeFirst, !beforeFirst.contains(.space) {
      return !second.contains(.digit) && !second.contains(.hyphen)
    }
    return false
  }

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The class of an ASCII character.
  init(ascii byte: UInt8) {
    switch byte {
    case 0x0A...0x0D: self = .newline
    case 0x20, 0x09: self = .space
    case 0x2D: self = .hyphen
    case 0x30...0x39: self = .digit
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "$"):
      self = .notLast
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "%"):
      self = .notFirst
    default: self = .word
    }
  }

  /// The class of any character.
  package init(_ character: Character) {
    let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
    if scalar.value < 0x80 {
      self.init(ascii: UInt8(scalar.value))
    } else if Self.closing.contains(scalar) {
      self = CellWidth.columns(of: scalar) == 2 ? [.notFirst, .ideographic] : .notFirst
    } else if Self.opening.contains(scalar) {
      self = CellWidth.columns(of: scalar) == 2 ? [.notLast, .ideographic] : .notLast
    } else {
      self.init(other: scalar, character)
    }
  }

  private init(other scalar: Unicode.Scalar, _ character: Character) {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0x200B: self = .breakAfter
    case 0x3000, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: self = .space
    case 0xA0, 0x2007, 0x202F, 0x2060: self = [.notFirst, .notLast]
    case 0x2010, 0x2013, 0x2014: self = .hyphen
    // Korean is written with spaces and broken at them.
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .word
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: self = .digit
    // Letters that a script joins may be as wide as an ideograph; words they make all the same.
    case _ where scalar.properties.isAlphabetic:
      self = CellWidth.columns(of: scalar) == 2 ? .ideographic : .word
    default: self = CellWidth.columns(of: character) == 2 ? .ideographic : .word
    }
  }

  private static let closing = Set(
    """
    、。，．・：；！？‼⁇⁈⁉」』）］｝〉》】〕〗〙〟’”»…‥ー〜～々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖ\
    ァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ％‰℃｡｣､･ｰｧｨｩｪｫｬｭｮｯ
    """.unicodeScalars)

  private static let opening = Set("「『（［｛〈《【〔〖〘〝‘“«￥＄｢€£¥₩₹".unicodeScalars)
}
