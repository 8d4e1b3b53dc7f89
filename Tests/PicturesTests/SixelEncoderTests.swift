import Pictures
import Testing

@Suite("Pictures as sixels")
struct SixelEncoderTests {
  private let black = Pixmap.Pixel(red: 0, green: 0, blue: 0)

  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> Pixmap {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  @Test("Every pixel keeps its colour, also if the height is not a multiple of six")
  func exact() throws {
    let picture = picture(20, 14) { x, y in
      x < 10 ? [255, 0, 0, 255] : y < 7 ? [0, 255, 0, 255] : [0, 0, 255, 255]
    }
    let bytes = SixelEncoder(
      picture, left: 0, top: 0, width: 20, height: 14, background: black
    ).encode()
    let read = try #require(SixelReader(bytes))
    #expect(read.width == 20 && read.height == 14)
    #expect(read.pixels[0][0] == 0xFF0000 && read.pixels[13][9] == 0xFF0000)
    #expect(read.pixels[6][10] == 0x00FF00 && read.pixels[7][19] == 0x0000FF)
    #expect(read.pixels.allSatisfy { $0.allSatisfy { $0 != nil } })
  }

  @Test("A part can be drawn, and the background shows through transparent pixels")
  func part() throws {
    let picture = picture(8, 8) { x, y in x >= 4 && y >= 4 ? [255, 255, 255, 255] : [9, 9, 9, 0] }
    let bytes = SixelEncoder(
      picture, left: 2, top: 2, width: 4, height: 4,
      background: Pixmap.Pixel(red: 255, green: 0, blue: 0)
    ).encode()
    let read = try #require(SixelReader(bytes))
    #expect(read.pixels[1] == [0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000])
    #expect(read.pixels[3] == [0xFF0000, 0xFF0000, 0xFFFFFF, 0xFFFFFF])
  }

  @Test("Of more than 256 colours, the nearest are used")
  func many() throws {
    let picture = picture(64, 64) { x, y in [UInt8(x * 4), UInt8(y * 4), UInt8(255 - x * 2), 255] }
    let bytes = SixelEncoder(
      picture, left: 0, top: 0, width: 64, height: 64, background: black
    ).encode()
    let read = try #require(SixelReader(bytes))
    var colors: Set<UInt32> = []
    for y in 0..<64 {
      for x in 0..<64 {
        let color = try #require(read.pixels[y][x])
        colors.insert(color)
        let (red, green) = (Int(color >> 16), Int(color >> 8 & 255))
        #expect(abs(red - x * 4) < 32 && abs(green - y * 4) < 32)
      }
    }
    #expect(colors.count <= 256 && colors.count > 100)
  }
}
