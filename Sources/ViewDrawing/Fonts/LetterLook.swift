import Foundation
import HostInterface
import ViewRuntime

/// The settings of view modifiers for the letters inside, besides the font.
package struct LetterLook: Hashable, Sendable {
  package var weight: Font.Weight?
  package var width: Font.Width?
  package var design: Font.Design?
  /// False undoes a modifier, not the font's own setting.
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var isMonospacedDigit = false
  package var underline: LinePattern?
  package var strikethrough: LinePattern?
  package var kerning: Double?
  package var tracking: Double?
  package var baselineOffset: Double?
  package var isSecondaryScale = false

  package init() {}

  /// Returns a font with these settings as a host's specification; without a font, body's.
  package func fontSpec(_ font: Font?, at size: DynamicTypeSize) -> FontSpec {
    var spec = (font ?? .body).spec(at: size)
    if let design { spec.design = design.spec }
    if let weight { spec.weight = weight.value }
    if isBold == true { spec.weight = max(spec.weight, Font.Weight.bold.value) }
    if isItalic == true { spec.isItalic = true }
    if isMonospaced == true { spec.design = .monospaced }
    if isMonospacedDigit { spec.isMonospacedDigit = true }
    if isSecondaryScale { spec.size *= 0.8 }
    return spec
  }
}

/// A line drawn with a text.
package struct LinePattern: Hashable, Sendable {
  private let isActive: Bool
  private let pattern: TextLine.Pattern
  private let color: Color?

  package init(isActive: Bool, line pattern: TextLine.Pattern, color: Color?) {
    self.isActive = isActive
    self.pattern = pattern
    self.color = color
  }

  /// Returns the host's representation.
  package func line(in environment: EnvironmentValues) -> TextLine? {
    guard isActive else { return nil }
    return TextLine(pattern, color: color?.hostColor(in: environment))
  }
}

private struct LetterLookKey: EnvironmentKey {
  static let defaultValue = LetterLook()
}

extension EnvironmentValues {
  package var letterLook: LetterLook {
    get { self[LetterLookKey.self] }
    set { self[LetterLookKey.self] = newValue }
  }

  package static let fontMask = EnvironmentMask(ObjectIdentifier(FontKey.self))
    .union(EnvironmentMask(ObjectIdentifier(LetterLookKey.self)))
    .union(dynamicTypeMask)

  /// The current font as a host's specification, for symbols and controls.
  package var fontSpec: FontSpec { letterLook.fontSpec(font, at: dynamicTypeSize) }
}
