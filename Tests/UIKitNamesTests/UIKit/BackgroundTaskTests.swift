import SwiftUI
import Testing

@Suite("Work that continues in the background")
@MainActor
struct BackgroundTaskTests {
  @Test("Each task has a different id, none the invalid one, and time never runs out")
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
