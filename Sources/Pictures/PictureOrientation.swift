/// The orientation of a stored picture: which of its sides is up, and whether it is mirrored. The
/// numbers are those of Exif.
package enum PictureOrientation: UInt8, Hashable, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether width and height are swapped when the picture is turned upright.
  package var isSideways: Bool { rawValue > 4 }

  /// The orientation in an Exif block: a TIFF directory after six bytes. Nil if it contains none.
  init?(exif block: some RandomAccessCollection<UInt8>) {
    let bytes = Array(block.prefix(65_536))
    guard bytes.starts(with: Array("Exif\0\0".utf8)), bytes.count >= 14 else { return nil }
    let isLittle = bytes[6] == 0x49
    guard isLittle || bytes[6] == 0x4D else { return nil }
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index >= 0, index + count <= bytes.count else { return nil }
      let part = bytes[index..<(index + count)]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(10, 4).map({ $0 + 6 }), let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = number(start + 8, 2).flatMap(UInt8.init(exactly:)) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

extension Pixmap {
  /// The picture turned upright.
  ///
  /// - Complexity: linear in the number of pixels.
  package func upright(from orientation: PictureOrientation) -> Pixmap {
    if orientation == .up { return self }
    let isSideways = orientation.isSideways
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    let walk = walk(orientation)
    var turned = [UInt8](repeating: 0, count: bytes.count)
    bytes.withUnsafeBytes { stored in
      turned.withUnsafeMutableBytes { turned in
        var place = 0
        for row in 0..<newHeight {
          var from = walk.start + row * walk.down
          for _ in 0..<newWidth {
            turned.storeBytes(
              of: stored.loadUnaligned(fromByteOffset: from * 4, as: UInt32.self),
              toByteOffset: place * 4, as: UInt32.self)
            place += 1
            from += walk.across
          }
        }
      }
    }
    return Pixmap(width: newWidth, height: newHeight, bytes: turned)
  }

  /// The stored pixel that comes first, and the steps to the right and down.
  private func walk(
    _ orientation: PictureOrientation
  ) -> (start: Int, across: Int, down: Int) {
    let (right, bottom) = (width - 1, (height - 1) * width)
    return switch orientation {
    case .up: (0, 1, width)
    case .upMirrored: (right, -1, width)
    case .down: (bottom + right, -1, -width)
    case .downMirrored: (bottom, 1, -width)
    case .leftMirrored: (0, width, 1)
    case .right: (bottom, -width, 1)
    case .rightMirrored: (bottom + right, -width, -1)
    case .left: (right, width, -1)
    }
  }
}
