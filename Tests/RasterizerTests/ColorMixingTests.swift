import HostInterface
import Testing

@testable import Rasterizer

@Suite("How colours are mixed in pictures")
struct ColorMixingTests {
  @Test("Each blending that a drawing can ask for has its formula", arguments: Blending.ofDrawings)
  func known(blending: Blending) {
    #expect(ColorMixing(blending).rawValue == blending.rawValue)
  }

  @Test("One that is not known lies over what is there")
  func unknown() {
    #expect(ColorMixing(Blending(rawValue: "of another library")) == .normal)
  }
}
