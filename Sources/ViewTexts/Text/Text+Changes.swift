import Foundation
import HostInterface
import ViewDrawing

extension Text {
  /// Sets the font; nil leaves it to the surrounding views.
  public nonisolated func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// Sets the weight of the letters; nil leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// Sets the width of the letters; stored, but no host has letters of other widths.
  ///
  /// - Note: Without effect: the fonts here have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  /// Sets the font design, such as `.serif` or `.monospaced`; nil leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  /// Shows the text bold.
  public nonisolated func bold() -> Text { changed(.bold(true)) }
  /// Shows the text bold, or regular inside bold text.
  public nonisolated func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  /// Shows the text in italics.
  public nonisolated func italic() -> Text { changed(.italic(true)) }
  /// Shows the text in italics, or upright inside italic text.
  public nonisolated func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  /// Gives all letters the same width, or leaves them as the font has them.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    changed(.monospaced(isActive))
  }
  /// Gives all digits the same width, so that a changing number does not move.
  public nonisolated func monospacedDigit() -> Text { changed(.monospacedDigit) }

  /// Sets the colour of the letters; nil restores the environment's foreground style.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color.map { ComparableStyle($0) }))
  }

  /// Sets the style of the letters: a colour, a gradient, a level such as `.secondary`.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(ComparableStyle(style)))
  }

  /// Underlines the text, or removes the line; nil uses the letters' colour.
  ///
  /// - Note: In part without effect: a terminal draws points and dashes below where it has 24-bit
  ///   colours, and both lines in the colour of the letters.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(LinePattern(isActive: isActive, color: color)))
  }

  /// Underlines the text in a pattern, or removes the line; nil uses the letters' colour.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(LinePattern(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Strikes the text through, or removes the line; nil uses the letters' colour.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(LinePattern(isActive: isActive, color: color)))
  }

  /// Strikes the text through in a pattern, or removes the line; nil uses the letters' colour.
  ///
  /// A terminal draws a solid line, whatever the pattern.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(LinePattern(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Sets the spacing between characters in points; ligatures are kept.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(Double(kerning))) }

  /// Sets the spacing between characters in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text {
    changed(.tracking(Double(tracking)))
  }

  /// Raises the text above its baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(Double(baselineOffset)))
  }

  /// Shows the text at its normal size, or smaller, as an addition to another text.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.secondaryScale(scale == .secondary)) : self
  }

  /// The scale of a text relative to the font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The font's own size.
    public static let `default` = Scale(isSecondary: false)
    /// Four fifths of the font's size.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// A solid or broken line.
    public struct Pattern: Hashable, Sendable {
      let line: TextLine.Pattern
      /// A solid line.
      public static let solid = Pattern(line: .solid)
      /// A dotted line; solid in a window.
      public static let dot = Pattern(line: .dot)
      /// A dashed line; solid in a window.
      public static let dash = Pattern(line: .dash)
      /// Alternating dashes and dots; solid in a window.
      public static let dashDot = Pattern(line: .dashDot)
      /// A dash followed by two dots, repeated; solid in a window.
      public static let dashDotDot = Pattern(line: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Makes a line with a pattern and a colour; nil uses the colour of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the colour of the letters.
    public static let single = LineStyle()
  }
}
