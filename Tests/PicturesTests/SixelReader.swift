/// Decodes what ``SixelEncoder`` writes. It follows the format's description, not the encoder.
struct SixelReader {
  private(set) var width = 0
  private(set) var height = 0
  /// As 0xRRGGBB; nil if not painted.
  private(set) var pixels: [[UInt32?]] = []

  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "q\""), text.hasPrefix("\u{1B}P"),
      text.hasSuffix("\u{1B}\\")
    else { return nil }
    var rest = text[start.upperBound...].dropLast(2)
    let size = Self.numbers(&rest)
    guard size.count == 4 else { return nil }
    (width, height) = (size[2], size[3])
    pixels = Array(repeating: Array(repeating: nil, count: width), count: height)
    var palette: [Int: UInt32] = [:]
    var (color, column, band, count) = (0, 0, 0, 1)
    while let letter = rest.popFirst() {
      switch letter {
      case "#":
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        if numbers.count == 5 {
          let channels = numbers[2...].map { UInt32(($0 * 255 + 50) / 100) }
          palette[color] = channels[0] << 16 | channels[1] << 8 | channels[2]
        }
      case "!": count = Self.numbers(&rest)[0]
      case "$": column = 0
      case "-": (column, band) = (0, band + 1)
      default:
        guard let value = letter.asciiValue, (0x3F...0x7E).contains(value) else { return nil }
        for _ in 0..<count {
          for bit in 0..<6 where (value - 0x3F) >> bit & 1 == 1 {
            guard column < width, band * 6 + bit < height else { return nil }
            pixels[band * 6 + bit][column] = palette[color]
          }
          column += 1
        }
        count = 1
      }
    }
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let digits = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: ";").compactMap { Int($0) }
  }
}
