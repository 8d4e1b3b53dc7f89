import Foundation
import ViewRuntime

/// A font in UIKit's words; `Font(_:)` makes SwiftUI's of it.
open class UIFont: NSObject, @unchecked Sendable {
  package let font: Font
  public let pointSize: CGFloat
  public let fontName: String
  /// The same font in another size.
  private let resize: @Sendable (CGFloat) -> Font

  private init(_ size: CGFloat, _ name: String, _ resize: @escaping @Sendable (CGFloat) -> Font) {
    font = resize(size)
    pointSize = size
    fontName = name
    self.resize = resize
  }

  private init(_ style: TextStyle) {
    font = .system(style.fontStyle)
    pointSize = style.size
    fontName = "System"
    resize = { .system(size: $0, weight: style == .headline ? .semibold : .regular) }
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, fontName, resize) }

  /// The usual line of the font.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// A font by its name.
  public convenience init?(name: String, size: CGFloat) {
    self.init(size, name) { .custom(name, size: $0) }
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size, "System") { .system(size: $0, weight: weight.fontWeight) }
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size, "System") { .system(size: $0).italic() }
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, "SystemMono") {
      .system(size: $0, weight: weight.fontWeight, design: .monospaced)
    }
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size, "System") { .system(size: $0, weight: weight.fontWeight).monospacedDigit() }
  }

  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var labelFontSize: CGFloat { 17 }

  /// From the thinnest to the heaviest.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
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

  /// What a text is for.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
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
