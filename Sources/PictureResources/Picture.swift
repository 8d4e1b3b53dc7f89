import Foundation
import HostInterface
import Pictures

/// The encoded bytes of an image, with its size.
package struct Picture: Hashable, Sendable {
  package enum Bytes: Hashable, Sendable {
    case file(String)
    case data([UInt8])
  }

  package let bytes: Bytes
  /// The size in points.
  package var size: CGSize
  /// Whether the image is a symbol, with the size and colour of the text beside it.
  private(set) var isSymbol = false
  /// The rendering mode from the asset catalogue; nil if it has none.
  var rendering: Rendering?

  enum Rendering: Hashable { case template, original }

  /// Whether only the shape is drawn, filled with the foreground colour, unless the view sets
  /// otherwise.
  package var isTemplate: Bool { rendering.map { $0 == .template } ?? isSymbol }

  package init(bytes: Bytes, size: CGSize) {
    self.bytes = bytes
    self.size = size
  }

  /// Makes a picture of pixels, with `scale` pixels per point.
  package init(_ pixmap: Pixmap, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    bytes = .data(PNGEncoder.encode(pixmap))
    size = CGSize(width: CGFloat(pixmap.width) / scale, height: CGFloat(pixmap.height) / scale)
  }

  var asSymbol: Picture {
    var copy = self
    copy.isSymbol = true
    return copy
  }

  /// Returns a symbol sized for text of a size, in points.
  package func beside(_ textSize: CGFloat) -> Picture {
    guard isSymbol else { return self }
    var copy = self
    copy.size = CGSize(width: size.width * textSize / 17, height: size.height * textSize / 17)
    return copy
  }

  /// Makes a picture from data; nil unless it is PNG, JPEG, GIF, BMP or a supported TIFF.
  package init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = PictureHeader.size(of: data) else {
      guard let pixmap = TIFFCodec.decode([UInt8](data)) else { return nil }
      // Converted to PNG, which every host reads.
      self = Picture(pixmap, scale: scale)
      return
    }
    let scale = scale > 0 ? scale : 1
    bytes = .data([UInt8](data))
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// Makes a picture from a file; `@2x` and `@3x` in its name are the pixels per point.
  package init?(file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let head = try? handle.read(upToCount: 65_536)
    else { return nil }
    guard let pixels = PictureHeader.size(of: head) ?? PictureHeader.size(ofLong: file, head)
    else {
      guard let read = ForeignPicture(head: head.prefix(1_024))?.picture(file: file) else {
        return nil
      }
      self = read
      return
    }
    let name = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    bytes = .file(file.path)
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  package var data: Data? {
    switch bytes {
    case .file(let path): try? Data(contentsOf: URL(fileURLWithPath: path))
    case .data(let data): Data(data)
    }
  }

  package var source: ImageContent.Source {
    switch bytes {
    case .file(let path): .file(path)
    case .data(let data): .data(data)
    }
  }
}

/// Reads the pixel size from an image's header, without decoding it.
enum PictureHeader {
  static func size(of data: Data) -> CGSize? {
    if data.starts(with: [0xFF, 0xD8]) { return jpeg(data) }
    let bytes = [UInt8](data.prefix(64))
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
    if bytes.starts(with: [0x47, 0x49, 0x46]) { return gif(bytes) }
    if bytes.starts(with: [0x42, 0x4D]) { return bmp(bytes) }
    return nil
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24 else { return nil }
    return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10 else { return nil }
    return CGSize(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  private static func bmp(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 26 else { return nil }
    // Images stored top-down have a negative height.
    let height = Int32(truncatingIfNeeded: number(bytes[22..<26].reversed()))
    return CGSize(
      width: number(bytes[18..<22].reversed()), height: Int(height.magnitude))
  }

  /// Returns the size with the orientation applied.
  private static func jpeg(_ data: Data) -> CGSize? {
    guard let header = JPEGHeader(data) else { return nil }
    let (width, height) = (CGFloat(header.width), CGFloat(header.height))
    return header.orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Returns the size of an image whose header does not fit in the first bytes.
  fileprivate static func size(ofLong file: URL, _ head: Data) -> CGSize? {
    guard head.starts(with: [0xFF, 0xD8]) else { return nil }
    return (try? Data(contentsOf: file, options: .mappedIfSafe)).flatMap(jpeg)
  }

  /// Decodes a big-endian number.
  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
