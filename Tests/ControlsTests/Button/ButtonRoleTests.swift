import SwiftUI
import Testing
import ViewTesting

@MainActor
struct ButtonRoleTests {
  @Test("A button with a role but no label has the role's title")
  func words() throws {
    struct Screen: View {
      @State private var said = ""
      var body: some View {
        Button(role: .close) { said = "closed" }
        Button(role: .cancel) { said = "cancelled" }
        Button(role: .destructive) { said = "deleted" }
        Button(role: .confirm) { said = "done" }
        Text(said)
      }
    }
    let app = ViewTest(VStack { Screen() })
    for (title, result) in [
      ("Close", "closed"), ("Cancel", "cancelled"), ("Delete", "deleted"), ("Done", "done"),
    ] {
      try app.tap(.named(title))
      #expect(app.exists(.named(result)))
    }
  }

  @Test("Glass styles look like bordered and prominent buttons, and perform their actions")
  func glass() throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        Button("A") { taps += 1 }.buttonStyle(.glass)
        Button("B") { taps += 1 }.buttonStyle(.glass(.regular.tint(.red)))
        Button("C") { taps += 1 }.buttonStyle(.glassProminent)
        Text("\(taps) taps")
      }
    }
    let app = ViewTest(VStack { Screen() })
    for title in ["A", "B", "C"] { try app.tap(.named(title)) }
    #expect(app.exists("3 taps"))
  }

  @Test("Untinted glass keeps the inherited tint")
  func glassTint() throws {
    let app = ViewTest(
      VStack {
        Button("own") {}.buttonStyle(.glass(.regular.tint(.green)))
        Button("inherited") {}.buttonStyle(.glass)
        Button("bordered") {}.buttonStyle(.bordered)
      }
      .tint(.red))
    let tint = { (name: String) in try app.button(name).content.control?.tint }
    #expect(try tint("bordered") != nil)
    #expect(try tint("inherited") == tint("bordered"))
    #expect(try tint("own") != tint("bordered"))
  }
}
