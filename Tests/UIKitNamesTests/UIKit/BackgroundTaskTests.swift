import SwiftUI
import Testing

@Suite("Work that goes on behind other windows")
@MainActor
struct BackgroundTaskTests {
  @Test("Each piece of work is another one, none of them the invalid one, and time never runs out")
  func identifiers() {
    var isOver = false
    let app = UIApplication.shared
    let first = app.beginBackgroundTask { isOver = true }
    let second = app.beginBackgroundTask(withName: "Timer") { isOver = true }
    let third = app.beginBackgroundTask(expirationHandler: nil)
    #expect(Set([first, second, third, .invalid]).count == 4)
    app.endBackgroundTask(first)
    #expect(app.backgroundTimeRemaining > 1e9 && !isOver)
  }
}
