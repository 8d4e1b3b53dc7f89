import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("The most recent text styles")
struct RecentTextStylesTests {
  /// Returns the reference that a style consists of.
  private func reference(_ text: TextContent) -> Int {
    unsafeBitCast(text.runs[0].style, to: Int.self)
  }

  @Test("Rows that look alike share a style")
  func sharing() {
    let texts = Screen {
      ForEach(0..<3) { index in
        Text("\(index)").font(.headline)
        HStack { Text("\(index)") }.foregroundStyle(.secondary)
      }
    }.texts
    #expect(texts.count == 6)
    #expect(Set(texts.map(reference)).count == 2)
    #expect(texts[0].runs[0].style != texts[1].runs[0].style)
  }

  @Test("Each text has its own style if there are more styles than the cache holds")
  func many() {
    let sizes = (0..<40).map { CGFloat(10 + $0 % 20) }
    let texts = Screen {
      ForEach(sizes.indices, id: \.self) { Text("a").font(.system(size: sizes[$0])) }
    }.texts
    #expect(texts.map { CGFloat($0.runs[0].style.font.size) } == sizes)
  }
}
