import Foundation
import ViewDrawing
import ViewTexts

/// Parts of a text, each with UIKit's attributes.
typealias AttributedPieces = [(String, [NSAttributedString.Key: Any])]

extension UIFont {
  /// UIKit's default where attributes give no font.
  static let usual = UIFont.systemFont(ofSize: 12)
}

extension Text {
  /// The text of pieces, with those of their attributes that texts here have.
  init(_ pieces: AttributedPieces) {
    self = pieces.reduce(Text(verbatim: "")) { Text("\($0)\(Self.styled($1.0, $1.1))") }
  }

  private static func styled(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> Text
  {
    let font = attributes[.font] as? UIFont ?? .usual
    let color = (attributes[.foregroundColor] as? UIColor)?.color ?? .black
    var text = Text(verbatim: string).font(font.font).foregroundColor(color)
    let spacing =
      attributes[.kern] as? CGFloat
      ?? (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
    if let spacing { text = text.kerning(spacing) }
    if isSet(attributes[.underlineStyle]) { text = text.underline() }
    if isSet(attributes[.strikethroughStyle]) { text = text.strikethrough() }
    return text
  }

  private static func isSet(_ line: Any?) -> Bool { (line as? NSNumber)?.intValue ?? 0 != 0 }
}
