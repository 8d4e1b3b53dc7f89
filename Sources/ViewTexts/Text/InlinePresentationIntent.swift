import Foundation

/// The inline markdown marks of a range of text. Foundation on Linux does not have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each mark.
  public let rawValue: UInt
  /// Makes the marks of a bit pattern; unnamed bits are kept and have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Single asterisks: shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Double asterisks: shown bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Backticks: shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Double tildes: shown struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The space between two lines of a paragraph.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The break between two lines, where two spaces or a backslash end the first one.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in a line; never set, because HTML is not parsed here.
  ///
  /// - Note: Without effect: HTML is not parsed, and stands in the text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML in lines of its own; never set, because HTML is not parsed here.
  ///
  /// - Note: Without effect: HTML is not parsed, and stands in the text.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
