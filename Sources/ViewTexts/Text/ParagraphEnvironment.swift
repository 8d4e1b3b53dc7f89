import Foundation
import LayoutCore
import ViewRuntime

/// How texts inside fill their room: the part of the environment that concerns whole paragraphs.
package struct Paragraph: Hashable, Sendable {
  package var lineLimit: Int?
  package var minimumLines: Int?
  package var truncationMode = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var lineSpacing: CGFloat = 0
  package var lineHeight: AttributedString.LineHeight?
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Text.Case?

  /// The lines for which room is kept; no more than any window could show.
  var reservedLines: Int { min(max(minimumLines ?? 0, 0), 10_000) }
}

private struct ParagraphKey: EnvironmentKey {
  static let defaultValue = Paragraph()
}

extension EnvironmentValues {
  package var paragraph: Paragraph {
    get { self[ParagraphKey.self] }
    set { self[ParagraphKey.self] = newValue }
  }

  package static let paragraphMask = EnvironmentMask(ObjectIdentifier(ParagraphKey.self))

  /// The largest number of lines; nil: as many as there is room for.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue }
  }

  /// How lines of different length stand to each other; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// Where a text that does not fit is cut; at its end by default.
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncationMode }
    set { paragraph.truncationMode = newValue }
  }

  /// Extra room between lines, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }

  /// How far text may shrink before it is cut, 0...1; 1 by default: not at all.
  ///
  /// Windows shrink in steps of a twentieth; in a terminal all text has one size.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }

  /// Whether letters may move closer together before text is cut; no host does so.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  /// Capitals or small letters throughout; nil, as by default: as the text is written.
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension Text {
  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning: "…of the story".
    case head
    /// At its end: "The end of…".
    case tail
    /// In its middle: "The end…story".
    case middle
  }

  /// Capitals or small letters throughout.
  public enum Case: Hashable, Sendable {
    /// "TITLE"
    case uppercase
    /// "title"
    case lowercase
  }
}

extension View {
  /// Sets where texts inside are cut that do not fit.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Extra room between lines in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// How far text may shrink before it is truncated, 0...1.
  ///
  /// - Note: In part without effect: a terminal has one size of letters.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether characters may move closer together before text is truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Shows texts inside in capitals or small letters; nil: as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
