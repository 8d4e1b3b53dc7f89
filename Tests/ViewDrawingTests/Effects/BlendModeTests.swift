import HostInterface
import SwiftUI
import Testing

@testable import ViewDrawing

@Suite("Blend modes on their way to a host")
struct BlendModeTests {
  @Test("Those of views are the ones that hosts must draw for views")
  func views() {
    let all: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    #expect(all.map(\.blending) == Blending.ofViews)
  }

  @Test("Those of a canvas are the ones that hosts must draw in drawings")
  func canvas() {
    let all = (0..<28).map { GraphicsContext.BlendMode(rawValue: $0).blending }
    #expect(Set(all) == Set(Blending.ofDrawings) && all.count == Blending.ofDrawings.count)
    #expect(GraphicsContext.BlendMode(rawValue: 99).blending == .normal)
  }
}
