import Foundation
import Testing
import ViewTesting

@MainActor
struct ImportsTests {
  @Test("CoreGraphics' and QuartzCore's types are found under the modules' own names")
  func drawing() {
    #expect(abs(slope(of: .pi / 2).y - 1) < 1e-9)
    #expect(depth() == 3)
  }

  @Test("A view that imports SwiftUICore is a view")
  func core() {
    #expect(ViewTest(Greeting()).exists("Hello"))
  }
}
