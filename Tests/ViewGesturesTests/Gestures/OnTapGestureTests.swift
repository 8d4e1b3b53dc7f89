import SwiftUI
import Testing
import ViewTesting

private struct Taps: View {
  @State private var log = ""
  var isDisabled = false

  var body: some View {
    VStack {
      Text("once").onTapGesture { log += "1" }
      Text("twice").onTapGesture(count: 2) { log += "2" }
      Text("long").onLongPressGesture { log += "L" }
      Text(verbatim: "log \(log)")
    }
    .disabled(isDisabled)
  }
}

@MainActor
struct OnTapGestureTests {
  @Test("A tap calls the action, a double tap needs two")
  func taps() throws {
    let app = ViewTest(Taps())
    try app.tap("once")
    #expect(app.exists("log 1"))
    try app.tap("twice")
    #expect(app.exists("log 1"))
    try app.tap("twice")
    #expect(app.exists("log 12"))
    try app.find("long").longPress()
    #expect(app.exists("log 12L"))
  }

  @Test("S7.5 A disabled view cannot be tapped")
  func disabled() throws {
    let app = ViewTest(Taps(isDisabled: true))
    #expect(throws: ViewTestError.self) { try app.tap("once") }
    #expect(app.exists("log "))
  }
}
