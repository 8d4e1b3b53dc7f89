/// Encodes and decodes TIFF files, which AppKit programs use for pixels: red, green, blue and
/// opacity, eight bits per channel, one strip, uncompressed. Others are not decoded.
///
/// - Complexity: linear in the number of pixels.
package enum TIFFCodec {
  /// Numbers are little-endian.
  static let signature: [UInt8] = [0x49, 0x49, 42, 0]

  private enum Tag: Int {
    case width = 256
    case height = 257
    case bits = 258
    case compression = 259
    case meaning = 262
    case offsets = 273
    case samples = 277
    case rows = 278
    case counts = 279
    case extra = 338
  }

  package static func encode(_ pixmap: Pixmap) -> [UInt8] {
    // The header, the pixels, the bits per channel, and the directory.
    let bits = 8 + pixmap.bytes.count
    var file: [UInt8] = signature + number(bits + 8) + pixmap.bytes
    file += (0..<4).flatMap { _ in [8, 0] as [UInt8] }
    let short = 3
    let long = 4
    let entries: [(Tag, Int, Int, Int)] = [
      (.width, long, 1, pixmap.width), (.height, long, 1, pixmap.height), (.bits, short, 4, bits),
      (.compression, short, 1, 1), (.meaning, short, 1, 2), (.offsets, long, 1, 8),
      (.samples, short, 1, 4), (.rows, long, 1, pixmap.height),
      (.counts, long, 1, pixmap.bytes.count), (.extra, short, 1, 2),
    ]
    file += number(entries.count, bytes: 2)
    for (tag, type, count, value) in entries {
      file += number(tag.rawValue, bytes: 2) + number(type, bytes: 2) + number(count)
      file += number(value)
    }
    return file + number(0)
  }

  /// Nil for any other file; every length in a file is checked before it is used.
  package static func decode(_ file: [UInt8]) -> Pixmap? {
    guard file.starts(with: signature), let directory = value(file, at: 4, bytes: 4),
      let count = value(file, at: directory, bytes: 2)
    else { return nil }
    var values: [Tag: [Int]] = [:]
    for index in 0..<count {
      let place = directory + 2 + index * 12
      guard let number = value(file, at: place, bytes: 2), let tag = Tag(rawValue: number) else {
        continue
      }
      values[tag] = numbers(file, at: place)
    }
    /// Nil also for an entry with several numbers, such as the offsets of several strips.
    func single(_ tag: Tag) -> Int? { values[tag].flatMap { $0.count == 1 ? $0[0] : nil } }
    guard let width = single(.width), let height = single(.height), let start = single(.offsets),
      single(.compression) == 1, single(.samples) == 4, single(.rows) == height,
      // RGB, with one byte per channel including the opacity.
      single(.meaning) == 2, values[.bits]?.allSatisfy({ $0 == 8 }) == true,
      // The meaning of the fourth channel: 2 is opacity, 1 opacity with premultiplied colours.
      let extra = single(.extra), extra == 1 || extra == 2,
      width > 0, height > 0, width < 65_536, height < 65_536,
      start + width * height * 4 <= file.count
    else { return nil }
    var bytes = Array(file[start..<start + width * height * 4])
    if extra == 1 { divideByOpacity(&bytes) }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  /// Removes the premultiplication of colours by the opacity.
  private static func divideByOpacity(_ bytes: inout [UInt8]) {
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let opacity = Int(bytes[pixel + 3])
      guard opacity < 255 else { continue }
      for place in pixel..<pixel + 3 {
        let color = opacity == 0 ? 0 : (Int(bytes[place]) * 255 + opacity / 2) / opacity
        bytes[place] = UInt8(min(color, 255))
      }
    }
  }

  /// The numbers in a directory entry, which are in the entry itself if they fit into four bytes,
  /// otherwise at its offset; nil for other types, and for more than four numbers.
  private static func numbers(_ file: [UInt8], at entry: Int) -> [Int]? {
    guard let type = value(file, at: entry + 2, bytes: 2), type == 3 || type == 4,
      let count = value(file, at: entry + 4, bytes: 4), (1...4).contains(count)
    else { return nil }
    let bytes = type == 3 ? 2 : 4
    let isInside = count * bytes <= 4
    guard let start = isInside ? entry + 8 : value(file, at: entry + 8, bytes: 4) else {
      return nil
    }
    let numbers = (0..<count).compactMap { value(file, at: start + $0 * bytes, bytes: bytes) }
    return numbers.count == count ? numbers : nil
  }

  private static func number(_ number: Int, bytes: Int = 4) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func value(_ file: [UInt8], at place: Int, bytes: Int) -> Int? {
    guard place >= 0, place + bytes <= file.count else { return nil }
    return (0..<bytes).reduce(0) { $0 | Int(file[place + $1]) << ($1 * 8) }
  }
}
