import Foundation
import SwiftUI
import Testing

@testable import PictureResources

struct PictureTests {
  /// The start of a JPEG: what a camera writes before the frame header, and a frame of 40 x 24
  /// pixels.
  private func jpeg(orientation: UInt8? = nil, previews: Int = 0) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8]
    func append(_ marker: UInt8, _ body: [UInt8]) {
      let length = body.count + 2
      bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + body
    }
    if let orientation {
      append(
        0xE1,
        Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
          + [orientation, 0, 0, 0, 0, 0, 0])
    }
    for _ in 0..<previews { append(0xE2, [UInt8](repeating: 0, count: 60_000)) }
    // Bytes between segments are padding.
    bytes += [0xFF]
    append(0xC0, [8, 0, 24, 0, 40, 1, 1, 0x11, 0])
    return Data(bytes)
  }

  @Test("The size of a JPEG is found after previews of any length")
  func longHeader() throws {
    #expect(PictureHeader.size(of: jpeg()) == CGSize(width: 40, height: 24))
    #expect(PictureHeader.size(of: jpeg(previews: 5)) == CGSize(width: 40, height: 24))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-\(UUID().uuidString)@2x.jpg")
    try jpeg(previews: 5).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(Picture(file: file)?.size == CGSize(width: 20, height: 12))
    #expect(PictureHeader.size(of: jpeg().dropLast(12)) == nil)
    // A slice keeps its own start index.
    #expect(PictureHeader.size(of: (Data([1, 2]) + jpeg())[2...])?.width == 40)
  }

  @Test("A rotated photograph has the size of its upright picture")
  func orientation() {
    for number in UInt8(0)...9 {
      let size = PictureHeader.size(of: jpeg(orientation: number))
      let isSideways = (5...8).contains(number)
      #expect(size == CGSize(width: isSideways ? 24 : 40, height: isSideways ? 40 : 24))
    }
  }

  @Test("An invalid scale counts as 1; bitmaps stored top-down have a height")
  func odd() {
    #expect(Picture(data: jpeg(), scale: 0)?.size == CGSize(width: 40, height: 24))
    var bitmap = [UInt8](repeating: 0, count: 26)
    bitmap[0] = 0x42
    bitmap[1] = 0x4D
    bitmap[18] = 3
    bitmap.replaceSubrange(22..<26, with: [0xFB, 0xFF, 0xFF, 0xFF])
    #expect(PictureHeader.size(of: Data(bitmap)) == CGSize(width: 3, height: 5))
  }

  @Test("A Core Graphics image is turned upright by its orientation")
  @MainActor
  func turned() throws {
    let view = HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    let image = try #require(ImageRenderer(content: view.frame(width: 4, height: 2)).cgImage)
    let turned = image.picture(scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
    #expect(UIImage(cgImage: image, scale: 1, orientation: .left).size == turned.size)
    #expect(
      Image(image, scale: 1, orientation: .right, label: Text(verbatim: "x")).source
        == .picture(turned))
  }
}
