import SwiftUI
import Testing
import ViewTesting

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("card")
      configuration.content
    }
  }
}

@MainActor
struct GroupBoxTests {
  @Test("A group box's style also applies to the boxes inside")
  func groupBox() throws {
    let app = ViewTest(GroupBox("a") { GroupBox("b") { Text("inside") } }.groupBoxStyle(Card()))
    #expect(app.findAll("card").count == 2)
    let usual = ViewTest(GroupBox("a") { Text("inside") })
    #expect(usual.exists("a"))
  }
}
