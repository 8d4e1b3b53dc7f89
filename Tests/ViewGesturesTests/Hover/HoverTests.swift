import SwiftUI
import Testing
import ViewTesting

private struct Board: View {
  @State private var log = ""
  @State private var place = "-"

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Text("inner").onHover { log += $0 ? "i" : "I" }
        Text("plain")
      }
      .onHover { log += $0 ? "o" : "O" }
      Color.red.frame(width: 80, height: 32).accessibilityIdentifier("pad")
        .onContinuousHover { phase in
          switch phase {
          case .active(let point): place = "\(Int(point.x)),\(Int(point.y))"
          case .ended: place = "gone"
          }
        }
      Button("Save") {}.help("Saves the note")
      Text(verbatim: "log \(log)")
      Text(verbatim: "place \(place)")
    }
  }
}

@MainActor
struct HoverTests {
  @Test("The pointer enters a view and its ancestors, and leaves them")
  func hovers() throws {
    let app = ViewTest(Board())
    try app.find("inner").hover()
    #expect(app.exists("log oi"))
    try app.find("plain").hover()
    #expect(app.exists("log oiI"))
    app.movePointerAway()
    #expect(app.exists("log oiIO"))
  }

  @Test("Each move is reported in the view's coordinates, and the end once")
  func continuous() throws {
    let app = ViewTest(Board())
    let pad = try app.find(.identifier("pad"))
    try pad.hover()
    #expect(app.exists("place 40,16"))
    try pad.hover(at: .topLeading)
    #expect(app.exists("place 0,0"))
    app.movePointerAway()
    #expect(app.exists("place gone"))
  }

  private struct Leaving: View {
    @State private var isShown = true
    @State private var log = ""

    var body: some View {
      VStack {
        if isShown {
          Text("over").onHover { log += $0 ? "o" : "O" }.onDisappear { log += "d" }
        }
        Button("hide") { isShown = false }
        Text(verbatim: "log \(log)")
      }
    }
  }

  @Test("S14.20 A view removed under the pointer is not told that the pointer left")
  func goes() throws {
    let app = ViewTest(Leaving())
    try app.find("over").hover()
    #expect(app.exists("log o"))
    try app.tap("hide")
    #expect(app.exists("log od"))
    app.movePointerAway()
    #expect(app.exists("log od"))
  }

  @Test("A help text is the view's tooltip and its hint")
  func help() throws {
    let app = ViewTest(Board())
    #expect(try app.button("Save").tooltip == "Saves the note")
    #expect(try app.button("Save").hint == "Saves the note")
    #expect(try app.find("inner").tooltip == nil)
  }
}
