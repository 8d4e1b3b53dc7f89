import Testing

@testable import Pictures

@Suite("Comparing pictures")
struct PictureComparisonTests {
  private func picture(_ width: Int = 40, _ height: Int = 25, _ value: UInt8 = 200) -> Pixmap {
    Pixmap(
      width: width, height: height,
      bytes: (0..<width * height).flatMap { _ in [value, value, value, 255] })
  }

  @Test("Identical pictures are equal, and slight differences count as equal")
  func same() {
    #expect(PictureComparison(picture(), approved: picture()).isGood)
    #expect(
      PictureComparison(picture(), approved: picture()).description == "the pictures are the same")
    var uneven = picture()
    for index in stride(from: 0, to: 1000, by: 2) { uneven.bytes[index * 4] = 210 }
    let other = PictureComparison(uneven, approved: picture())
    #expect(other.isGood)
    #expect(other.largest == 10)
    #expect(PictureComparison(picture(40, 25, 202), approved: picture()).isGood)
  }

  @Test("A faint background that is missing is noticed, unlike the same differences at edges")
  func background() {
    var button = picture()
    for y in 5..<15 {
      for x in 4..<30 {
        for channel in 0..<3 { button.bytes[(y * 40 + x) * 4 + channel] = 187 }
      }
    }
    let comparison = PictureComparison(button, approved: picture())
    #expect(!comparison.isGood)
    #expect(comparison.largest == 13)
    var outlined = picture()
    for x in 4..<30 { outlined.bytes[(5 * 40 + x) * 4] = 187 }
    #expect(PictureComparison(outlined, approved: picture()).isGood)
  }

  @Test("The result tells how many pixels differ, how much and where")
  func other() {
    var changed = picture()
    for (x, y) in [(3, 5), (9, 6), (4, 20)] { changed.bytes[(y * 40 + x) * 4 + 1] = 0 }
    let comparison = PictureComparison(changed, approved: picture())
    #expect(!comparison.isGood)
    #expect(
      comparison.description
        == "3 of 1000 pixels differ, by 200 at most, within x 3...9, y 5...20")
  }

  @Test("A single pixel in a thousand is tolerated, and another size is not")
  func edges() {
    var changed = picture()
    changed.bytes[0] = 0
    #expect(PictureComparison(changed, approved: picture()).isGood)
    #expect(!PictureComparison(changed, approved: picture(), allowance: 0).isGood)
    let larger = PictureComparison(picture(41, 25), approved: picture())
    #expect(!larger.isGood)
    #expect(larger.description.contains("41 × 25"))
  }

  @Test("The colour of transparent pixels is ignored")
  func clear() {
    let (a, b) = (
      Pixmap(width: 1, height: 1, bytes: [255, 0, 0, 0]),
      Pixmap(width: 1, height: 1, bytes: [0, 255, 0, 0])
    )
    #expect(PictureComparison(a, approved: b, allowance: 0).isGood)
  }
}
