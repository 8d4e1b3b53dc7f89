import Foundation
import ViewDrawing

/// Sizes that grow with the size of text that the user has chosen, in UIKit's words.
///
/// ```swift
/// let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)
/// ```
///
/// Views use `@ScaledMetric`, which follows `dynamicTypeSize(_:)`; here the usual size counts, as
/// no host tells of another one.
///
/// - Note: Without effect: no host tells of another size of text than the usual one.
public final class UIFontMetrics: NSObject, Sendable {
  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Those of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  private var scale: CGFloat { CGFloat(style.fontStyle.scale(at: .large)) }

  /// A length in points as it is at the present size of text: the same one here.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * scale }

  /// A font as it is at the present size of text; here one of the same size.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(font.pointSize * scale) }

  /// The same, and no larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize * scale, maximumPointSize))
  }
}
