import HostInterface
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct OpacityTests {
  @Test("A view's opacity is the product of the surrounding ones")
  func product() throws {
    let app = ViewTest(VStack { Text("a").opacity(0.5) }.opacity(0.5))
    #expect(try app.find("a").opacity == 0.25)
    #expect(try app.find("a").parent?.content.effects == [.opacity(0.5)])
  }

  @Test("Opacity and other effects apply in the order of the modifiers, the inner one first")
  func order() throws {
    let app = ViewTest(Text("a").blur(radius: 2).opacity(0.5))
    let inner = try #require(try app.find("a").parent)
    #expect(inner.content.effects == [.blur(2)])
    #expect(inner.parent?.content.effects == [.opacity(0.5)])
  }

  @Test("Only the effect changes when the opacity does: no body inside runs")
  func change() throws {
    struct Screen: View {
      @State private var isFaint = false

      var body: some View {
        Button("Fade") { isFaint = true }
        Text("a").opacity(isFaint ? 0.25 : 1)
      }
    }
    let app = ViewTest(Screen())
    let before = try app.find("a").frame
    #expect(try app.find("a").opacity == 1)
    try app.tap("Fade")
    #expect(try app.find("a").opacity == 0.25)
    #expect(try app.find("a").frame == before)
  }
}
