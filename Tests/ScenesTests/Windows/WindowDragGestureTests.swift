import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Dragging a window")
struct WindowDragGestureTests {
  private struct Header: View {
    @State private var drags = 0
    var body: some View {
      Text(verbatim: "drags \(drags)").padding()
        .gesture(WindowDragGesture().onEnded { _ in drags += 1 })
    }
  }

  @Test("It is recognised as a drag, and its end is reported")
  func recognised() throws {
    let app = ViewTest(Header())
    try app.find("drags 0").drag(by: CGSize(width: 30, height: 0))
    #expect(app.exists("drags 1"))
  }
}
