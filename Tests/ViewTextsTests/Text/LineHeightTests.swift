import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct LineHeightTests {
  private func spacing(_ height: AttributedString.LineHeight?) -> Double {
    Screen { VStack { Text("一\n二") }.font(.system(size: 20)).lineHeight(height) }.texts[0]
      .lineSpacing
  }

  @Test("Lines are a multiple of the font size, or points, apart, from baseline to baseline")
  func kinds() {
    #expect(spacing(nil) == 0)
    #expect(spacing(.variable) == 0)
    #expect(abs(spacing(.normal)) < 0.001)
    #expect(abs(spacing(.multiple(factor: 2)) - 16) < 0.001)
    #expect(abs(spacing(.exact(points: 30)) - 6) < 0.001)
    #expect(abs(spacing(.leading(increase: 10)) - 6) < 0.001)
    #expect(spacing(.tight) < spacing(.normal) && spacing(.normal) < spacing(.loose))
  }
}
