import HostInterface
import SwiftUI
import TestSupport
import Testing

@Observable private final class Model { var radius: CGFloat = 0 }

@MainActor
struct ContainerShapeTests {
  @Test("A container-relative shape takes the container's shape, also when inset")
  func form() {
    #expect(Screen { ContainerRelativeShape().fill(.red) }.shapes[0].geometry == .rectangle)
    let screen = Screen { ContainerRelativeShape().fill(.red).containerShape(Circle()) }
    #expect(screen.shapes[0].geometry == Screen { Circle().fill(.red) }.shapes[0].geometry)
    let inset = Screen {
      ContainerRelativeShape().inset(by: 4).fill(.red).containerShape(.rect(cornerRadius: 20))
    }
    let same = Screen { RoundedRectangle(cornerRadius: 20).inset(by: 4).fill(.red) }
    #expect(inset.shapes[0].geometry == same.shapes[0].geometry)
  }

  @Test("A clip takes the container's shape, and another one when the container changes")
  func clip() {
    struct Card: View {
      let model: Model

      var body: some View {
        Text("Card").clipShape(.containerRelative)
          .containerShape(.rect(cornerRadius: model.radius))
      }
    }
    let model = Model()
    let screen = Screen { Card(model: model) }
    let plain = Screen { Text("Card").clipShape(RoundedRectangle(cornerRadius: 0)) }
    #expect(screen.effects == plain.effects)
    model.radius = 8
    screen.host.runFrames()
    let round = Screen { Text("Card").clipShape(RoundedRectangle(cornerRadius: 8)) }
    #expect(screen.effects == round.effects)
  }
}
