import HostInterface
import SwiftUI
import Testing

@MainActor
struct ContainerShapeTests {
  @Test("A container-relative shape takes the container's form, and that form when inset")
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
}
