import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension LinePattern {
  init(_ style: Text.LineStyle = .single, isActive: Bool = true) {
    self.init(isActive: isActive, line: style.pattern.line, color: style.color)
  }

  init(isActive: Bool, pattern: Text.LineStyle.Pattern = .solid, color: Color?) {
    self.init(Text.LineStyle(pattern: pattern, color: color), isActive: isActive)
  }
}

extension View {
  /// Sets the weight of the letters inside, whatever their font specifies; nil restores the font's.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    letters { $0.weight = weight }
  }

  /// Sets the width of the letters inside; stored only, because no host draws narrower or wider
  /// letters.
  ///
  /// - Note: Without effect: the fonts here have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    letters { $0.width = width }
  }

  /// Sets the font design of the letters inside, such as serif; nil restores the font's.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    letters { $0.design = design }
  }

  /// Makes the texts inside at least bold; `false` undoes that, but not the weight of the font or a
  /// `fontWeight`.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    letters { $0.isBold = isActive }
  }

  /// Makes the texts inside italic; `false` undoes that, but not the font's own slant.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    letters { $0.isItalic = isActive }
  }

  /// Gives all characters inside the same width; `false` undoes that, but not the font's own
  /// setting.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    letters { $0.isMonospaced = isActive }
  }

  /// Gives all digits inside the same width, so that changing numbers do not jump.
  public nonisolated func monospacedDigit() -> some View {
    letters { $0.isMonospacedDigit = true }
  }

  /// Sets the spacing between characters in points; ligatures are kept.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    letters { $0.kerning = Double(kerning) }
  }

  /// Sets the spacing between characters in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    letters { $0.tracking = Double(tracking) }
  }

  /// Raises the text above its baseline, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    letters { $0.baselineOffset = Double(baselineOffset) }
  }

  /// Underlines the texts inside; `false` removes the line.
  ///
  /// A window draws a solid line whatever the pattern; a terminal draws dots and dashes if it has
  /// 24-bit colours, in the colour of the letters.
  ///
  /// - Parameter color: nil uses the colour of the letters.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.underline = LinePattern(isActive: isActive, pattern: pattern, color: color) }
  }

  /// Strikes the texts inside through; `false` removes the line.
  ///
  /// - Note: In part without effect: a window draws a whole line, in its colour; a terminal draws
  ///   points and dashes below where it has 24-bit colours, and both lines in the colour of the
  ///   letters.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.strikethrough = LinePattern(isActive: isActive, pattern: pattern, color: color) }
  }

  private nonisolated func letters(_ change: @escaping (inout LetterLook) -> Void) -> some View {
    transformEnvironment(\.letterLook, transform: change)
  }
}
