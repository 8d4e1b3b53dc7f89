import Foundation
import ViewDrawing
import ViewRuntime

extension UIImage {
  /// How a picture is to look; see ``SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large and in which colours a symbol is.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
  /// Image(uiImage: UIImage(systemName: "star", withConfiguration: large)!)
  /// ```
  ///
  /// - Note: In part without effect: of several colours the first counts.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let font: UIFont?
    package let scale: SymbolScale
    package let colors: [UIColor]

    private init(font: UIFont?, scale: SymbolScale = .unspecified, colors: [UIColor] = []) {
      self.font = font
      self.scale = scale
      self.colors = colors
    }

    /// A symbol as large as regular text of this size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// A symbol as large and as thick as text of this size, in points, and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    /// A symbol in a size, in points, and a weight, made smaller or larger by a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        font: .systemFont(ofSize: pointSize, weight: weight.fontWeight()), scale: scale)
    }

    /// A symbol as large as a kind of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .default)
    }

    /// A symbol as large as a kind of text, made smaller or larger by a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// A symbol as large as text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

    /// A symbol as large as text in a font, made smaller or larger by a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: Optional(font), scale: scale)
    }

    /// A symbol of this weight, as large as text of 17 points.
    ///
    /// Applied to another configuration it replaces its size too.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: UIFont.labelFontSize, weight: weight)
    }

    /// A symbol made smaller or larger than its text: `small` is 0.8 times as large, `large` 1.3
    /// times.
    ///
    /// That is text of 17 points, unless a configuration with a font is applied as well.
    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale) }

    /// A symbol in one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(font: nil, colors: [hierarchicalColor])
    }

    /// A symbol in several colours; as symbols have one layer here, the first counts.
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil, colors: paletteColors)
    }

    /// A symbol in colours of its own.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(font: nil)
    }

    /// A symbol in the colour of the place.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(font: nil)
    }

    /// Both together; where both say something, the other one counts.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        font: other.font ?? font, scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// The font that the symbol is as large as; nil: that of the place.
    var symbolFont: Font? {
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.3
        default: 1
        }
      guard let font else { return factor == 1 ? nil : .system(size: 17 * factor) }
      return font.withSize(font.pointSize * factor).font
    }
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// From the thinnest to the thickest, as the weights of fonts; `unspecified` leaves the symbol
    /// as it is beside its text.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of text that goes with it; regular for `unspecified`.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable {
    /// As large as the letters.
    case `default` = -1
    /// As the place has it.
    case unspecified
    /// Smaller than the letters.
    case small
    /// As large as the letters.
    case medium
    /// Larger than the letters.
    case large
  }

  /// A symbol with a size and colours of its own.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  private convenience init(symbol name: String, _ configuration: SymbolConfiguration?) {
    let side = configuration?.font?.pointSize ?? 17
    self.init(
      .symbol(name, value: nil), size: CGSize(width: side, height: side),
      renderingMode: configuration?.colors.isEmpty == false ? .alwaysTemplate : .automatic,
      tint: configuration?.colors.first, configuration: configuration)
  }

  /// The same symbol with another size or other colours; pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration) ?? self
  }

  /// The same symbol with what a configuration says over what it has; nil for pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration?) -> UIImage? {
    guard case .symbol(let name, _) = source, let configuration else { return nil }
    return UIImage(symbol: name, symbolConfiguration?.applying(configuration) ?? configuration)
  }
}
