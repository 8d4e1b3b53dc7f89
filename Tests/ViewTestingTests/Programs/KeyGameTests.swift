import SwiftUI
import Testing
import ViewTesting

@MainActor
struct KeyGameTests {
  @Test("Keys and swipes turn what a timer moves")
  func snake() async throws {
    let app = ViewTest(Snake())
    try await app.advance(by: .milliseconds(500))
    #expect(app.exists("x 5"))
    try app.press(.left)
    try await app.advance(by: .milliseconds(300))
    #expect(app.exists("x 2"))
    try app.press(.right)
    try await app.advance(by: .milliseconds(100))
    #expect(app.exists("x 3"))
    try app.find(.containing("x ")).drag(by: CGSize(width: 50, height: 0))
    try await app.advance(by: .milliseconds(100))
    #expect(app.exists("x 5"))
  }
}

private struct Snake: View {
  @State private var x = 0
  @State private var dir = 1
  @State private var paused = false
  @State private var startDate = Date.now
  @FocusState private var focused: Bool
  let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  var body: some View {
    Text("x \(x)\(paused ? " paused" : "")")
      .frame(width: 100, height: 100)
      .focusable().focused($focused).focusEffectDisabled()
      .onAppear { focused = true }
      .onReceive(timer) { _ in if !paused { x += dir } }
      .onKeyPress(.leftArrow) {
        dir = -1
        return .handled
      }
      .onKeyPress(keys: [.rightArrow]) { _ in
        dir = 1
        return .handled
      }
      .onKeyPress(characters: .alphanumerics) { press in
        if press.characters == "p" {
          paused.toggle()
          return .handled
        }
        return .ignored
      }
      .gesture(
        DragGesture(minimumDistance: 10).onEnded { g in dir = g.translation.width > 0 ? 2 : -2 })
  }
}
