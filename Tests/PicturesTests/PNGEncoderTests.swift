import SeededRandom
import Testing

@testable import Pictures

struct PNGEncoderTests {
  @Test(
    "Encoded pictures decode to the same bits, flat or random",
    arguments: [(1, 1), (3, 2), (64, 64), (300, 70), (9_000, 5)], [1, 2, 7, 256])
  func roundTrip(size: (Int, Int), colors: Int) throws {
    var noise = SeededGenerator(seed: colors)
    let bytes = (0..<(size.0 * size.1 * 4)).map { _ in
      UInt8(truncatingIfNeeded: Int.random(in: 0..<colors, using: &noise) * 37)
    }
    let pixmap = Pixmap(width: size.0, height: size.1, bytes: bytes)
    #expect(PictureDecoder.decode(PNGEncoder.encode(pixmap)) == pixmap)
  }

  @Test("A flat picture compresses to a hundredth of its pixels")
  func small() {
    let bytes = [UInt8](repeating: 200, count: 400 * 300 * 4)
    let file = PNGEncoder.encode(Pixmap(width: 400, height: 300, bytes: bytes))
    #expect(file.count < bytes.count / 100)
  }
}
