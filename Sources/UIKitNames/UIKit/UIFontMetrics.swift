import Foundation
import ViewDrawing

/// Sizes that scale with the user's text size, with UIKit's names.
///
/// ```swift
/// let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)
/// ```
///
/// Views use `@ScaledMetric`, which follows `dynamicTypeSize(_:)`; here the default size is used,
/// as no host reports another one.
///
/// - Note: Without effect: hosts report the default text size only.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  private var scale: CGFloat { CGFloat(style.fontStyle.scale(at: .large)) }

  /// A length in points, scaled to the current text size: unchanged here.
  public func scaledValue(for value: CGFloat) -> CGFloat { value * scale }

  /// A font, scaled to the current text size; here one of the same size.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(font.pointSize * scale) }

  /// A font, scaled to the current text size, but no larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize * scale, maximumPointSize))
  }
}
