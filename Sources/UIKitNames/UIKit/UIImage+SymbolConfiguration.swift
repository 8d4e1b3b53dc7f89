import Foundation
import ViewDrawing
import ViewRuntime

extension UIImage {
  /// A description of how a picture looks; see ``SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and the colours of a symbol.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
  /// Image(uiImage: UIImage(systemName: "star", withConfiguration: large)!)
  /// ```
  ///
  /// - Note: In part without effect: of several colours only the first is used.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let font: UIFont?
    package let scale: SymbolScale
    package let colors: [UIColor]

    private init(font: UIFont?, scale: SymbolScale = .unspecified, colors: [UIColor] = []) {
      self.font = font
      self.scale = scale
      self.colors = colors
    }

    /// The size of regular text with this point size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// The size and weight of text with this point size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    /// The size and weight of text, multiplied by a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(
        font: .systemFont(ofSize: pointSize, weight: weight.fontWeight()), scale: scale)
    }

    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .default)
    }

    /// The size of a text style, multiplied by a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// The size of text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

    /// The size of text in a font, multiplied by a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: Optional(font), scale: scale)
    }

    /// This weight, at the size of text of 17 points.
    ///
    /// Applied to another configuration, it replaces its size too.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: UIFont.labelFontSize, weight: weight)
    }

    /// A scale relative to the text: `small` is 0.8 times its size, `large` 1.3 times.
    ///
    /// The text is 17 points large, unless a configuration with a font is applied as well.
    public convenience init(scale: SymbolScale) { self.init(font: nil, scale: scale) }

    /// One colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(font: nil, colors: [hierarchicalColor])
    }

    /// Several colours; since symbols have one layer here, only the first is used.
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil, colors: paletteColors)
    }

    /// The symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(font: nil)
    }

    /// The colour of the surrounding view.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(font: nil)
    }

    /// Both configurations combined; where both set something, the other one takes precedence.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        font: other.font ?? font, scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// The font that gives the symbol's size; nil means that of the surrounding view.
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

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// From the thinnest to the thickest, as for fonts; `unspecified` follows the text beside the
    /// symbol.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight that corresponds to it; regular for `unspecified`.
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

  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    /// As large as the text.
    case `default` = -1
    /// The scale of the surrounding view.
    case unspecified
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// A symbol with its own size and colours.
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

  /// The same symbol with another size or other colours; pictures are unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration) ?? self
  }

  /// The same symbol with a configuration applied over its own; nil for pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration?) -> UIImage? {
    guard case .symbol(let name, _) = source, let configuration else { return nil }
    return UIImage(symbol: name, symbolConfiguration?.applying(configuration) ?? configuration)
  }
}
