import Foundation
import HostInterface

extension Text {
  /// The font; nil leaves it to the views around.
  public nonisolated func font(_ font: Font?) -> Text { changed(.font(font)) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public nonisolated func bold() -> Text { changed(.bold(true)) }
  public nonisolated func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public nonisolated func italic() -> Text { changed(.italic(true)) }
  public nonisolated func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    changed(.monospaced(isActive))
  }
  public nonisolated func monospacedDigit() -> Text { changed(.monospacedDigit) }

  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color.map { ComparableStyle($0) }))
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(ComparableStyle(style)))
  }

  /// - Note: In part without effect: a window draws a whole line, in its colour; a terminal draws
  ///   points and dashes below where it has 24-bit colours, and both lines in the colour of the
  ///   letters.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(LinePattern(isActive: isActive, color: color)))
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(LinePattern(isActive: isActive, pattern: pattern, color: color)))
  }

  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(LinePattern(isActive: isActive, color: color)))
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(LinePattern(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Room between characters in points; ligatures are kept together.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(Double(kerning))) }

  /// Room between characters in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text {
    changed(.tracking(Double(tracking)))
  }

  /// Raises the text above its line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(Double(baselineOffset)))
  }

  /// Shows the text at its usual size, or as a smaller addition to another one.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.secondaryScale(scale == .secondary)) : self
  }

  /// How large a text is compared with the font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }

  /// The looks of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// Whole, or broken into pieces.
    public struct Pattern: Hashable, Sendable {
      let line: TextLine.Pattern
      public static let solid = Pattern(line: .solid)
      public static let dot = Pattern(line: .dot)
      public static let dash = Pattern(line: .dash)
      public static let dashDot = Pattern(line: .dashDot)
      public static let dashDotDot = Pattern(line: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
