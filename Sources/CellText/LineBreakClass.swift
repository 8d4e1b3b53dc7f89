/// The line breaking class of a character: a simplified form of the Unicode line breaking rules and
/// of the Japanese rules about the first and last character of a line (kinsoku).
package struct LineBreakClass: OptionSet, Sendable {
  package let rawValue: UInt8

  /// Lines may break before and after it: ideographs, kana, emoji.
  package static let ideographic = LineBreakClass(rawValue: 1)
  /// No line starts with it, unless it fits nowhere else: 、。」 and small kana.
  package static let notFirst = LineBreakClass(rawValue: 2)
  /// No line ends with it: 「（.
  package static let notLast = LineBreakClass(rawValue: 4)
  /// A line may break after it, and then it takes no space.
  package static let space = LineBreakClass(rawValue: 8)
  /// A mandatory line end.
  package static let newline = LineBreakClass(rawValue: 16)
  /// A word may be broken after it.
  package static let hyphen = LineBreakClass(rawValue: 32)
  /// An invisible break opportunity.
  package static let breakAfter = LineBreakClass(rawValue: 64)
  /// A digit, before which a hyphen is a minus sign.
  package static let digit = LineBreakClass(rawValue: 128)

  /// Called for every character of every text: uses the bits directly, without going through
  /// `SetAlgebra`.
  package func contains(_ member: LineBreakClass) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// Whether it may be part of a number: digits, and characters before, between and after them.
  var isNumeric: Bool {
    !contains(.ideographic)
      && (contains(.digit) || contains(.notFirst) || contains(.notLast) || contains(.hyphen))
  }

  /// A letter or another character that forms words.
  package static let word: LineBreakClass = []

  /// Whether a line may break between two characters.
  ///
  /// - Parameters:
  ///   - first: the character that would end the line.
  ///   - second: the character that would start the next one.
  ///   - beforeFirst: the one before `first` on the same line.
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
    // Korean is written with spaces and breaks at them.
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .word
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F: self = .digit
    // Letters that a script joins may be as wide as an ideograph, but still form words.
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
