import Foundation
import HostInterface
import ViewDrawing

extension Text {
  /// The font; nil leaves it to the views around.
  public nonisolated func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// How heavy the letters are; nil leaves it to the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// How wide the letters are; kept, but no host has letters of other widths.
  ///
  /// - Note: Without effect: the fonts here have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  /// The kind of letters, such as `.serif` or `.monospaced`; nil leaves it to the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  /// Shows the text bold.
  public nonisolated func bold() -> Text { changed(.bold(true)) }
  /// Shows the text bold, or not bold inside of something that is.
  public nonisolated func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  /// Shows the text in italics.
  public nonisolated func italic() -> Text { changed(.italic(true)) }
  /// Shows the text in italics, or upright inside of something in italics.
  public nonisolated func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  /// Shows all letters equally wide, or as the font has them.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    changed(.monospaced(isActive))
  }
  /// Shows digits equally wide, so that a number that changes stays where it is.
  public nonisolated func monospacedDigit() -> Text { changed(.monospacedDigit) }

  /// The colour of the letters; nil gives back the foreground style of the place.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    changed(.foreground(color.map { ComparableStyle($0) }))
  }

  /// What the letters are painted with: a colour, a gradient, a level such as `.secondary`.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.foreground(ComparableStyle(style)))
  }

  /// - Note: In part without effect: a terminal draws points and dashes below where it has 24-bit
  ///   colours, and both lines in the colour of the letters.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(LinePattern(isActive: isActive, color: color)))
  }

  /// Draws a line below the text in a pattern, or none; nil takes the letters' colour.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(LinePattern(isActive: isActive, pattern: pattern, color: color)))
  }

  /// Draws a line through the text, or none; nil takes the letters' colour.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(LinePattern(isActive: isActive, color: color)))
  }

  /// Draws a line through the text in a pattern, or none; nil takes the letters' colour.
  ///
  /// A terminal draws it whole, whatever the pattern.
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
    /// As large as the font says.
    public static let `default` = Scale(isSecondary: false)
    /// Four fifths of the font's size.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The looks of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// Whole, or broken into pieces.
    public struct Pattern: Hashable, Sendable {
      let line: TextLine.Pattern
      /// A whole line.
      public static let solid = Pattern(line: .solid)
      /// A line of points; whole in a window.
      public static let dot = Pattern(line: .dot)
      /// A line of dashes; whole in a window.
      public static let dash = Pattern(line: .dash)
      /// A dash and a point in turn; whole in a window.
      public static let dashDot = Pattern(line: .dashDot)
      /// A dash and two points in turn; whole in a window.
      public static let dashDotDot = Pattern(line: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// A line in a pattern and a colour; nil takes the colour of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A whole line in the colour of the letters.
    public static let single = LineStyle()
  }
}
