import Testing

@testable import Pictures

struct PictureOrientationTests {
  /// Three pixels wide and two high, numbered row by row.
  private let stored = Pixmap(
    width: 3, height: 2, bytes: (0..<6).flatMap { [UInt8($0), 0, 0, 255] })

  private func rows(_ pixmap: Pixmap) -> [[Int]] {
    (0..<pixmap.height).map { y in (0..<pixmap.width).map { Int(pixmap[$0, y].red) } }
  }

  @Test("Each of Exif's eight orientations is turned upright")
  func upright() {
    let expected: [PictureOrientation: [[Int]]] = [
      .up: [[0, 1, 2], [3, 4, 5]], .upMirrored: [[2, 1, 0], [5, 4, 3]],
      .down: [[5, 4, 3], [2, 1, 0]], .downMirrored: [[3, 4, 5], [0, 1, 2]],
      .leftMirrored: [[0, 3], [1, 4], [2, 5]], .right: [[3, 0], [4, 1], [5, 2]],
      .rightMirrored: [[5, 2], [4, 1], [3, 0]], .left: [[2, 5], [1, 4], [0, 3]],
    ]
    for (orientation, turned) in expected {
      #expect(rows(stored.upright(from: orientation)) == turned, "\(orientation)")
    }
  }

  @Test("A JPEG with an orientation is decoded upright")
  func decoded() throws {
    let plain = try #require(PictureDecoder.decode(Fixtures.gradient))
    let tag: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0II*\0".utf8)
      + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    let bytes = Array(Fixtures.gradient[..<2]) + tag + Fixtures.gradient[2...]
    let turned = try #require(PictureDecoder.decode(bytes))
    #expect(turned.width == plain.height && turned.height == plain.width)
    #expect(turned == plain.upright(from: .right))
    #expect(JPEGHeader(bytes)?.orientation == .right)
  }

  @Test("A truncated or invalid Exif block is ignored")
  func broken() {
    let whole: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    #expect(PictureOrientation(exif: whole) == .right)
    for count in 0..<26 { #expect(PictureOrientation(exif: whole[..<count]) == nil) }
    var far = whole
    far[10] = 0xFF
    #expect(PictureOrientation(exif: far) == nil)
    far[10] = 0
    far[13] = 0xFF
    #expect(PictureOrientation(exif: far) == nil)
  }
}
