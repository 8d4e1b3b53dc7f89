import SwiftUI
import Testing
import ViewTesting

@MainActor
struct OnButtonGestureTests {
  @Test("A view with a button's gesture acts as one and reports when it is pressed")
  func pressing() throws {
    var log: [String] = []
    let app = ViewTest(
      Text("Card")._onButtonGesture {
        log.append($0 ? "down" : "up")
      } perform: {
        log.append("perform")
      })
    try app.tap("Card")
    #expect(log.contains("perform") && log.count { $0 == "perform" } == 1)
    #expect(log.filter { $0 != "perform" } == ["down", "up"])
    let silent = ViewTest(Text("Card")._onButtonGesture { log = [] })
    try silent.tap("Card")
    #expect(log == [])
  }
}
