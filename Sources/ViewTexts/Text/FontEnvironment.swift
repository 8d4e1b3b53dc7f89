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
  /// Sets how heavy the letters inside are, whatever their font says; nil gives back the font's
  /// own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    letters { $0.weight = weight }
  }

  /// Sets how wide the letters inside run; kept, as no host here draws them narrower or wider.
  ///
  /// - Note: Without effect: the fonts here have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    letters { $0.width = width }
  }

  /// Sets the shape of the letters inside, such as serif; nil gives back the font's own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    letters { $0.design = design }
  }

  /// Makes the texts inside bold, at least; `false` takes that back, but not what the font or a
  /// `fontWeight` says.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    letters { $0.isBold = isActive }
  }

  /// Slants the texts inside; `false` takes that back, but not what the font says.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    letters { $0.isItalic = isActive }
  }

  /// Makes all characters inside equally wide; `false` takes that back, but not what the font says.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    letters { $0.isMonospaced = isActive }
  }

  /// Makes all digits inside equally wide, so that numbers that change do not jump.
  public nonisolated func monospacedDigit() -> some View {
    letters { $0.isMonospacedDigit = true }
  }

  /// Room between characters in points; ligatures are kept together.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    letters { $0.kerning = Double(kerning) }
  }

  /// Room between characters in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    letters { $0.tracking = Double(tracking) }
  }

  /// Raises the text above its line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    letters { $0.baselineOffset = Double(baselineOffset) }
  }

  /// Draws a line below the texts inside; with `false` none.
  ///
  /// A window draws it whole whatever the pattern; a terminal has points and dashes where it has
  /// 24-bit colours, and takes the colour of the letters.
  ///
  /// - Parameter color: nil: that of the letters.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    letters { $0.underline = LinePattern(isActive: isActive, pattern: pattern, color: color) }
  }

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
