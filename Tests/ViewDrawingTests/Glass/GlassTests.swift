import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct GlassTests {
  @Test("A view with glass has a tinted material in a shape behind it; without glass it has none")
  func panes() {
    let screen = Screen { Text("a").glassEffect(.regular.tint(.black), in: .rect) }
    #expect(screen.shapes.map(\.geometry) == [.rectangle, .rectangle])
    #expect(screen.shapes.map(\.fill) == [.material(2), .color(.rgba(0, 0, 0, 0.4))])
    #expect(Screen { Text("a").glassEffect() }.shapes.count == 1)
    #expect(Screen { Text("a").glassEffect(.identity) }.shapes.isEmpty)
    let group = Screen {
      GlassEffectContainer { Text("a").glassEffect(.clear, in: .circle) }
    }
    #expect(group.shapes.map(\.fill) == [.material(0)])
  }
}
