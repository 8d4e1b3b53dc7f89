import CoreFoundation
import Testing

/// A program's file that imports CoreFoundation and nothing else.
private struct Line {
  var length: CGFloat
  var rect: CGRect

  func end(by gap: CGFloat) -> CGPoint { CGPoint(x: rect.maxX + gap, y: length.rounded()) }
}

@Suite("What CoreFoundation alone provides on Apple's platforms")
struct CoreFoundationTests {
  @Test("Files that import only CoreFoundation find lengths, points, sizes and rectangles")
  func geometry() {
    let size = CGSize(width: 3, height: 4)
    let line = Line(length: 2.6, rect: CGRect(origin: .zero, size: size))
    #expect(line.end(by: 1) == CGPoint(x: 4, y: 3))
  }
}
