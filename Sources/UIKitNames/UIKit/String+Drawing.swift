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
  static func draw(_ pieces: AttributedPieces, at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.drawing.draw(Text(pieces), at: point, anchor: .topLeading)
  }

  static func draw(_ pieces: AttributedPieces, in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.drawing.draw(Text(pieces), in: rect)
  }
}
