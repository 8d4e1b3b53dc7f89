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

  @Test("A view has one pane behind it where it asks for one unless it is on glass already")
  func backgrounds() {
    let pane = Screen { Text("a").glassBackgroundEffect(in: .capsule) }
    #expect(pane.shapes.map(\.fill) == [.material(2)])
    let inner = Screen {
      VStack { Text("a").glassBackgroundEffect(displayMode: .implicit) }.glassBackgroundEffect()
    }
    #expect(inner.shapes.count == 1)
    let effect = Screen {
      VStack { Text("a").glassBackgroundEffect(displayMode: .implicit) }.glassEffect()
    }
    #expect(effect.shapes.count == 1)
    #expect(Screen { Text("a").glassBackgroundEffect(displayMode: .implicit) }.shapes.count == 1)
    #expect(Screen { Text("a").glassBackgroundEffect(displayMode: .never) }.shapes.isEmpty)
  }
}
