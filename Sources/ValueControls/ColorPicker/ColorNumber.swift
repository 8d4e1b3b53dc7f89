import LayoutCore
import ViewDrawing

/// A colour in hexadecimal notation: `#FF8800`, with two more digits if it is not opaque.
struct ColorNumber: Equatable {
  var red: Int
  var green: Int
  var blue: Int
  var opacity: Int

  init(_ color: Color.Resolved) {
    red = Self.byte(color.red)
    green = Self.byte(color.green)
    blue = Self.byte(color.blue)
    opacity = Self.byte(color.opacity)
  }

  /// Parses three, six or eight digits, with or without `#`; nil if they are not a colour.
  init?(_ text: String) {
    var digits = text.filter { !$0.isWhitespace }
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "FF" }
    guard digits.count == 8, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    red = Int(number >> 24)
    green = Int(number >> 16 & 0xFF)
    blue = Int(number >> 8 & 0xFF)
    opacity = Int(number & 0xFF)
  }

  var text: String {
    "#" + ([red, green, blue] + (opacity == 255 ? [] : [opacity])).map(Self.hex).joined()
  }

  var color: Color {
    Color(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      opacity: Double(opacity) / 255)
  }

  private static func byte(_ part: Float) -> Int {
    Int(clamping: (min(max(part, 0), 1) * 255).rounded())
  }

  private static func hex(_ byte: Int) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
