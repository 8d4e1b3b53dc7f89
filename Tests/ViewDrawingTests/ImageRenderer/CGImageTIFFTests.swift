import Foundation
import SwiftUI
import Testing
import ViewDrawing

@MainActor
@Suite("TIFFs that are read and written")
struct CGImageTIFFTests {
  /// Numbers of the parts of a TIFF, and what some of them say.
  private enum Tag {
    static let bits = 258
    static let meaning = 262
    static let extra = 338
  }

  /// The TIFF of one red pixel.
  private func red() throws -> [UInt8] {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 1, height: 1)
    let image = try #require(ImageRenderer(content: view).cgImage)
    return [UInt8](image.tiff)
  }

  private func number(_ file: [UInt8], at place: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(file[place + $1]) << ($1 * 8) }
  }

  /// Where the value of a part stands in the file's directory.
  private func place(of tag: Int, in file: [UInt8]) throws -> Int {
    let directory = number(file, at: 4, bytes: 4)
    let entries = (0..<number(file, at: directory, bytes: 2)).map { directory + 2 + $0 * 12 }
    let entry = entries.first { number(file, at: $0, bytes: 2) == tag }
    return try #require(entry) + 8
  }

  /// The first pixel: the pixels stand behind the header in what is written here.
  private func pixel(_ file: [UInt8]) -> [UInt8]? {
    CGImage(fileBytes: Data(file)).map { Array([UInt8]($0.tiff)[8..<12]) }
  }

  @Test("What was written is read")
  func own() throws {
    let file = try red()
    #expect(pixel(file) == [255, 0, 0, 255])
  }

  @Test("Channels of other colours, or of another size, are not taken for red, green and blue")
  func otherChannels() throws {
    var inks = try red()
    let meaning = try place(of: Tag.meaning, in: inks)
    inks[meaning] = 5
    #expect(pixel(inks) == nil)
    var fine = try red()
    let bits = try place(of: Tag.bits, in: fine)
    fine[number(fine, at: bits, bytes: 4) + 2] = 16
    #expect(pixel(fine) == nil)
  }

  @Test("Colours that are multiplied with the opacity are divided by it again")
  func multiplied() throws {
    var file = try red()
    file.replaceSubrange(8..<12, with: [64, 0, 200, 128])
    #expect(pixel(file) == [64, 0, 200, 128])
    let extra = try place(of: Tag.extra, in: file)
    file[extra] = 1
    #expect(pixel(file) == [128, 0, 255, 128])
    file[extra] = 0
    #expect(pixel(file) == nil)
  }
}
