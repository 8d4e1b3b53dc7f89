/// Writes pictures as PNG files.
///
/// - Complexity: linear in the number of pixels.
package enum PNGEncoder {
  package static func encode(_ pixmap: Pixmap) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits per channel, red, green, blue and opacity, without interlacing.
    append(
      "IHDR", Checksum.bytes(pixmap.width) + Checksum.bytes(pixmap.height) + [8, 6, 0, 0, 0],
      to: &file)
    append("IDAT", Deflate.zlib(rows(pixmap)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Each row preceded by the number of its filter: none.
  private static func rows(_ pixmap: Pixmap) -> [UInt8] {
    var rows: [UInt8] = []
    let length = pixmap.width * 4
    rows.reserveCapacity((length + 1) * pixmap.height)
    for row in 0..<pixmap.height {
      rows.append(0)
      rows += pixmap.bytes[(row * length)..<((row + 1) * length)]
    }
    return rows
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + content
    file += Checksum.bytes(content.count) + body + Checksum.bytes(Checksum.crc(body))
  }
}
