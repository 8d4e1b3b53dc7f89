import HostInterface
import Testing

@testable import Rasterizer

@Suite("Mixing colours in pictures")
struct ColorMixingTests {
  @Test("Each blend mode of a drawing has its formula", arguments: Blending.ofDrawings)
  func known(blending: Blending) {
    #expect(ColorMixing(blending).rawValue == blending.rawValue)
  }

  @Test("An unknown one is drawn normally")
  func unknown() {
    #expect(ColorMixing(Blending(rawValue: "of another library")) == .normal)
  }
}
