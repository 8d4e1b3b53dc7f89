import Foundation
import ViewDrawing
import ViewRuntime

/// A font with UIKit's names; `Font(_:)` converts it to SwiftUI's.
open class UIFont: NSObject, @unchecked Sendable {
  package let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  /// Which font it is; from it follow other sizes and looks.
  public let fontDescriptor: UIFontDescriptor

  /// The font that a description says.
  ///
  /// ```swift
  /// let plain = UIFont.preferredFont(forTextStyle: .largeTitle).fontDescriptor
  /// let title = UIFont(descriptor: plain.withDesign(.rounded) ?? plain, size: 0)
  /// ```
  ///
  /// - Parameters:
  ///   - descriptor: which font.
  ///   - size: how large letters are, in points; zero: as the description says.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    fontDescriptor = size > 0 ? descriptor.withSize(size) : descriptor
    font = fontDescriptor.font
    pointSize = fontDescriptor.pointSize
  }

  /// The name that the font was asked for by; "System" or "SystemMono" for the system's.
  public var fontName: String { fontDescriptor.postscriptName }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }

  /// The default line height.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// A font by its name.
  public convenience init?(name: String, size: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: name, size: size), size: 0)
  }

  /// The system font, regular unless another weight is given.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(systemOf: size) { $0.weight = weight }, size: 0)
  }

  /// The bold system font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The italic system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(systemOf: size) { $0.isItalic = true }, size: 0)
  }

  /// The monospaced system font, for code.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let descriptor = UIFontDescriptor(systemOf: size) {
      $0.weight = weight
      $0.design = .monospaced
    }
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// The system font for a text style.
  ///
  /// In views it follows `dynamicTypeSize(_:)`; ``pointSize`` is that of the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
  }

  /// Whether the other is a `UIFont` with the same face, weight and size.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  /// Equal for fonts that are equal.
  open override var hash: Int { font.hashValue }

  /// The system font with monospaced digits, so that numbers do not move as they count.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let descriptor = UIFontDescriptor(systemOf: size) {
      $0.weight = weight
      $0.hasDigitsOfOneWidth = true
    }
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// The default text size: 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of button text: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of label text: 17 points.
  public static var labelFontSize: CGFloat { 17 }

  /// A weight, from the thinnest to the heaviest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight by its number; shown as the nearest of the nine that have names.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Strokes thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Strokes slightly thinner than regular.
    public static let light = Weight(rawValue: -0.4)
    /// Regular strokes.
    public static let regular = Weight(rawValue: 0)
    /// Strokes slightly thicker than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Strokes between medium and bold, as in a headline.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick strokes.
    public static let bold = Weight(rawValue: 0.4)
    /// Strokes thicker than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest strokes.
    public static let black = Weight(rawValue: 0.62)

    var fontWeight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.1: .regular
      case ..<0.26: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }

  /// The purpose of a text.
  public enum TextStyle: Hashable, Sendable {
    /// The style of `Font.TextStyle` with the same name; `title1` is its `title`.
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    /// `caption1` is the `caption` of `Font.TextStyle`.
    case caption1, caption2

    var fontStyle: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}

extension Font {
  /// A font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
