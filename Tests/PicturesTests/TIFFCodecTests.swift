import Testing

@testable import Pictures

@Suite("Reading and writing TIFFs")
struct TIFFCodecTests {
  /// The TIFF tags that determine what its pixels mean.
  private enum Part {
    static let bits = 258
    static let meaning = 262
    static let extra = 338
  }

  /// One red pixel, whose bytes follow the header's eight.
  private let red = TIFFCodec.encode(Pixmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))

  private func number(_ file: [UInt8], at place: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(file[place + $1]) << ($1 * 8) }
  }

  /// The position of a tag's value in the file's directory.
  private func place(of part: Int, in file: [UInt8]) throws -> Int {
    let directory = number(file, at: 4, bytes: 4)
    let entries = (0..<number(file, at: directory, bytes: 2)).map { directory + 2 + $0 * 12 }
    let entry = entries.first { number(file, at: $0, bytes: 2) == part }
    return try #require(entry) + 8
  }

  private func pixel(_ file: [UInt8]) -> Pixmap.Pixel? { PictureDecoder.decode(file)?[0, 0] }

  @Test("An encoded picture decodes to the same")
  func own() { #expect(pixel(red) == Pixmap.Pixel(red: 255, green: 0, blue: 0)) }

  @Test("Channels of other colours or sizes are not taken for red, green and blue")
  func otherChannels() throws {
    var inks = red
    let meaning = try place(of: Part.meaning, in: inks)
    inks[meaning] = 5
    #expect(pixel(inks) == nil)
    var fine = red
    let bits = try place(of: Part.bits, in: fine)
    fine[number(fine, at: bits, bytes: 4) + 2] = 16
    #expect(pixel(fine) == nil)
  }

  @Test("Premultiplied colours are divided by the opacity")
  func multiplied() throws {
    var file = red
    file.replaceSubrange(8..<12, with: [64, 0, 200, 128])
    #expect(pixel(file) == Pixmap.Pixel(red: 64, green: 0, blue: 200, opacity: 128))
    let extra = try place(of: Part.extra, in: file)
    file[extra] = 1
    #expect(pixel(file) == Pixmap.Pixel(red: 128, green: 0, blue: 255, opacity: 128))
    file[extra] = 0
    #expect(pixel(file) == nil)
  }
}
