import Foundation
import LayoutCore
import ViewRuntime

/// The part of the environment that applies to whole paragraphs.
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

  /// The number of reserved lines, at most what any window could show.
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

  /// The maximum number of lines; nil: as many as fit.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue }
  }

  /// The alignment of lines of different lengths; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { paragraph.alignment }
    set { paragraph.alignment = newValue }
  }

  /// Where a text that does not fit is truncated; at its end by default.
  public var truncationMode: Text.TruncationMode {
    get { paragraph.truncationMode }
    set { paragraph.truncationMode = newValue }
  }

  /// The extra spacing between lines in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { paragraph.lineSpacing }
    set { paragraph.lineSpacing = newValue }
  }

  /// How far text may shrink before it is truncated, 0...1; 1 by default: not at all.
  ///
  /// Windows shrink in steps of a twentieth; in a terminal all text has one size.
  public var minimumScaleFactor: CGFloat {
    get { paragraph.minimumScaleFactor }
    set { paragraph.minimumScaleFactor = newValue }
  }

  /// Whether letters may move closer together before text is truncated; no host does so.
  public var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  /// The case of the letters; nil, the default, leaves the text as written.
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension Text {
  /// Where a text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start: "…of the story".
    case head
    /// At the end: "The end of…".
    case tail
    /// In the middle: "The end…story".
    case middle
  }

  /// The case of all letters.
  public enum Case: Hashable, Sendable {
    /// "TITLE"
    case uppercase
    /// "title"
    case lowercase
  }
}

extension View {
  /// Sets where texts inside that do not fit are truncated.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the extra spacing between lines in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how far text may shrink before it is truncated, 0...1.
  ///
  /// - Note: In part without effect: a terminal has one size of letters.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether characters may move closer together before text is truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Shows texts inside in upper or lower case; nil: as written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
