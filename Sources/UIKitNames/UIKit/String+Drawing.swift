import Foundation
import LayoutCore
import ViewDrawing
import ViewTexts

extension StringProtocol {
  /// Draws the text on one line with its upper left corner at a point, in the current context.
  ///
  /// Of the attributes, the font, colour, spacing and lines are used; the usual font is 12 points.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText.draw([(String(self), attrs ?? [:])], at: point)
  }

  /// Draws the text wrapped to the width of a rectangle, in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText.draw([(String(self), attrs ?? [:])], in: rect)
  }
}

extension NSString {
  /// Draws the text on one line with its upper left corner at a point, in the current context.
  ///
  /// Of the attributes, the font, colour, spacing and lines are used; the usual font is 12 points.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText.draw([(description, attrs ?? [:])], at: point)
  }

  /// Draws the text wrapped to the width of a rectangle, in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText.draw([(description, attrs ?? [:])], in: rect)
  }
}

extension NSAttributedString {
  /// Draws the text on one line with its upper left corner at a point, in the current context.
  public func draw(at point: CGPoint) { DrawnText.draw(pieces, at: point) }
  /// Draws the text wrapped to the width of a rectangle, in the current context.
  public func draw(in rect: CGRect) { DrawnText.draw(pieces, in: rect) }
}

/// Draws text with UIKit's attributes.
private enum DrawnText {
  typealias Pieces = [(String, [NSAttributedString.Key: Any])]

  static func draw(_ pieces: Pieces, at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.drawing.draw(text(pieces), at: point, anchor: .topLeading)
  }

  static func draw(_ pieces: Pieces, in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawing.draw(text(pieces), in: rect)
  }

  private static func text(_ pieces: Pieces) -> Text {
    pieces.reduce(Text(verbatim: "")) { Text("\($0)\(styled($1.0, $1.1))") }
  }

  private static func styled(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> Text
  {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let color = (attributes[.foregroundColor] as? UIColor)?.color ?? .black
    var text = Text(verbatim: string).font(font.font).foregroundColor(color)
    if let kern = attributes[.kern] as? NSNumber { text = text.kerning(kern.doubleValue) }
    if isSet(attributes[.underlineStyle]) { text = text.underline() }
    if isSet(attributes[.strikethroughStyle]) { text = text.strikethrough() }
    return text
  }

  private static func isSet(_ line: Any?) -> Bool { (line as? NSNumber)?.intValue ?? 0 != 0 }
}
