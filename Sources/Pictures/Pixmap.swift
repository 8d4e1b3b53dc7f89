/// A decoded picture: rows of pixels from the top, four bytes each: red, green, blue, opacity.
package struct Pixmap: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// `width * height * 4` bytes; colours are not premultiplied.
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "A pixel has four bytes.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// One pixel.
  package struct Pixel: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var opacity: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  package subscript(x: Int, y: Int) -> Pixel {
    let index = (y * width + x) * 4
    return Pixel(
      red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2],
      opacity: bytes[index + 3])
  }

  /// The mean colour of a part, given in fractions of the picture; at least one pixel.
  ///
  /// Clear pixels do not affect the colour, only the opacity.
  ///
  /// - Complexity: linear in the number of pixels in the part.
  package func average(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Pixel {
    let columns = Self.range(left, right, width)
    let rows = Self.range(top, bottom, height)
    var (red, green, blue, opacity) = (0, 0, 0, 0)
    bytes.withUnsafeBufferPointer { bytes in
      for y in rows {
        for x in columns {
          let index = (y * width + x) * 4
          let weight = Int(bytes[index + 3])
          red += Int(bytes[index]) * weight
          green += Int(bytes[index + 1]) * weight
          blue += Int(bytes[index + 2]) * weight
          opacity += weight
        }
      }
    }
    guard opacity > 0 else { return Pixel(red: 0, green: 0, blue: 0, opacity: 0) }
    return Pixel(
      red: UInt8(red / opacity), green: UInt8(green / opacity), blue: UInt8(blue / opacity),
      opacity: UInt8(opacity / (rows.count * columns.count)))
  }

  private static func range(_ from: Double, _ to: Double, _ length: Int) -> Range<Int> {
    /// NaN counts as the first position.
    func whole(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let place = (place * Double(length)).rounded(rule)
      return place > 0 ? place < Double(length) ? Int(place) : length : 0
    }
    let first = min(whole(from, .down), length - 1)
    return first..<max(whole(to, .up), first + 1)
  }
}
