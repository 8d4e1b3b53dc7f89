import Foundation
import HostInterface
import LayoutCore
import Testing

@testable import Rasterizer

@MainActor
@Suite(.enabled { await TextRasterizer.shared != nil })
struct TextRasterizerTests {
  private let letters = TextRasterizer.shared
  private let text = TextContent("Before the first change of a day, the ledger is kept as it was.")

  @Test("S11.14 A text takes the lines that its width requires if its height is unlimited")
  func lines() throws {
    let letters = try #require(letters)
    func height(_ height: CGFloat?) -> CGFloat {
      letters.measure(text, ProposedViewSize(width: 200, height: height)).size.height
    }
    let line = letters.measure(text, .unspecified).size.height
    #expect(height(500) >= 3 * line)
    #expect(height(nil) == height(500))
    #expect(height(.infinity) == height(500))
    #expect(height(.nan) == height(500))
  }

  @Test("S11.14 If its height is limited it is truncated, to at least one line")
  func limits() throws {
    let letters = try #require(letters)
    let line = letters.measure(text, .unspecified).size.height
    for height in [-10, 0, line, 1.5 * line] {
      let size = letters.measure(text, ProposedViewSize(width: 200, height: height)).size
      #expect(size.height == line)
    }
    var limited = TextContent(runs: text.runs, lineLimit: 2)
    #expect(
      letters.measure(limited, ProposedViewSize(width: 200, height: nil)).size.height == 2 * line)
    limited.lineLimit = 1
    #expect(letters.measure(limited, ProposedViewSize(width: 200, height: 500)).size.height == line)
  }
}
