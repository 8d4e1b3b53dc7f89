import Testing

@testable import Pictures

struct PictureDecoderTests {
  /// The colours at the centres of the four quarters.
  private func quarters(_ bytes: [UInt8]) throws -> [Pixmap.Pixel] {
    let pixmap = try #require(PictureDecoder.decode(bytes))
    #expect(pixmap.width == 16 && pixmap.height == 16)
    return [pixmap[4, 4], pixmap[12, 4], pixmap[4, 12], pixmap[12, 12]]
  }

  private let expected = [
    Pixmap.Pixel(red: 255, green: 0, blue: 0), Pixmap.Pixel(red: 0, green: 255, blue: 0),
    Pixmap.Pixel(red: 0, green: 0, blue: 255), Pixmap.Pixel(red: 255, green: 255, blue: 255),
  ]

  @Test("A PNG decodes to its exact colours, with or without a palette, interlaced or not")
  func png() throws {
    for bytes in [Fixtures.rgb, Fixtures.palette, Fixtures.interlaced] {
      #expect(try quarters(bytes) == expected)
    }
  }

  @Test("A PNG's opacity is kept")
  func opacity() throws {
    let pixels = try quarters(Fixtures.halfClear)
    #expect((127...128).contains(pixels[0].opacity))
    #expect(pixels[3] == expected[3])
  }

  @Test("Samples of sixteen bits and of one bit become bytes")
  func depths() throws {
    let gray = try quarters(Fixtures.gray16)
    #expect(gray[3] == expected[3])
    #expect(gray[1].red > gray[0].red && gray[0].red > gray[2].red)
    let bits = try quarters(Fixtures.bits)
    #expect(Set(bits.map(\.red)).isSubset(of: [0, 255]) && bits[3].red == 255)
  }

  @Test("A JPEG's colours are close to the original's, baseline and progressive")
  func jpeg() throws {
    for bytes in [Fixtures.baseline, Fixtures.progressive] {
      for (pixel, color) in zip(try quarters(bytes), expected) {
        #expect(abs(Int(pixel.red) - Int(color.red)) < 40)
        #expect(abs(Int(pixel.green) - Int(color.green)) < 40)
        #expect(abs(Int(pixel.blue) - Int(color.blue)) < 40)
      }
    }
    let gray = try quarters(Fixtures.grayJPEG)
    #expect(gray[3].red > 245 && gray[3].red == gray[3].blue)
  }

  @Test("A size that is not a multiple of a block is cropped")
  func oddSize() throws {
    let pixmap = try #require(PictureDecoder.decode(Fixtures.gradient))
    #expect(pixmap.width == 40 && pixmap.height == 24)
    #expect(pixmap[20, 1].blue > 200 && pixmap[20, 22].blue < 60)
    #expect(pixmap[20, 22].red > 200)
  }

  @Test("Transparent pixels contribute only their opacity to a mean colour")
  func average() throws {
    let pixmap = Pixmap(
      width: 2, height: 1, bytes: [200, 100, 0, 255, 9, 9, 9, 0])
    #expect(
      pixmap.average(0, 0, 1, 1) == Pixmap.Pixel(red: 200, green: 100, blue: 0, opacity: 127))
    #expect(pixmap.average(0.9, 0, 0.9, 0).opacity == 0)
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      _ = pixmap.average(odd, 0, 1, odd)
      _ = pixmap.average(0, odd, odd, 1)
    }
  }

  @Test("A truncated or corrupted file gives a picture or nil, and never crashes")
  func broken() {
    var seed: UInt64 = 7
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for original in [Fixtures.rgb, Fixtures.interlaced, Fixtures.baseline, Fixtures.progressive] {
      for end in stride(from: 0, to: original.count, by: 7) {
        _ = PictureDecoder.decode(Array(original[..<end]))
      }
      for _ in 0..<300 {
        var bytes = original
        for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
        // Sizes are not changed, so that the test does not exhaust the memory.
        if bytes.starts(with: [0x89]) { bytes[16..<24] = original[16..<24] }
        if let pixmap = PictureDecoder.decode(bytes), pixmap.width > 4000 { continue }
      }
    }
    #expect(PictureDecoder.decode([]) == nil)
    #expect(PictureDecoder.decode(Array("GIF89a".utf8)) == nil)
  }

  @Test("A JPEG that ends in the middle shows what has arrived")
  func cutOff() throws {
    let half = Array(Fixtures.progressive[..<(Fixtures.progressive.count - 30)])
    #expect(try quarters(half).count == 4)
  }
}
