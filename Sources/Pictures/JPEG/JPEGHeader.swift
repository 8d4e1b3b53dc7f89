/// The facts in a JPEG before its pixels: found by going through the segments, which cameras fill
/// with previews and profiles of any length.
package struct JPEGHeader {
  /// The width of the stored picture, in pixels.
  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var orientation = PictureOrientation.up

  /// Nil if the bytes are not a JPEG, or end before its size.
  ///
  /// - Complexity: linear in the number of segments.
  package init?<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) where Bytes.Index == Int {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = bytes.startIndex + 2
    func number(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    while index + 9 <= bytes.endIndex {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF:
        // A fill byte.
        index += 1
        continue
      case 0x01, 0xD0...0xD8:
        index += 2
        continue
      case 0xD9, 0xDA: return nil
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        (height, width) = (number(index + 5), number(index + 7))
        return
      case 0xE1:
        let end = min(index + 2 + number(index + 2), bytes.endIndex)
        guard index + 4 <= end else { return nil }
        if let told = PictureOrientation(exif: bytes[(index + 4)..<end]) { orientation = told }
      default: break
      }
      let length = number(index + 2)
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}
