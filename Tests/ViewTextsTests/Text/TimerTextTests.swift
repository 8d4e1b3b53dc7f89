import Foundation
import SwiftUI
import TestSupport
import Testing
import Timekeeping
import ViewTesting
import ViewTexts

@MainActor
struct TimerTextTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func shown(
    after seconds: TimeInterval, pause: TimeInterval?, countsDown: Bool = false
  ) -> String {
    let text = Text(
      timerInterval: start...(start + 60), pauseTime: pause.map { start + $0 },
      countsDown: countsDown)
    return Screen { text.environment(\.now, start + seconds) }.strings[0]
  }

  @Test("A clock runs until its pause time, and then stops")
  func pause() {
    #expect(shown(after: -5, pause: 30) == "0:00")
    #expect(shown(after: 2, pause: 30) == "0:02")
    #expect(shown(after: 30, pause: 30) == "0:30")
    #expect(shown(after: 40, pause: 30) == "0:30")
    #expect(shown(after: 40, pause: 30, countsDown: true) == "0:30")
    #expect(shown(after: 40, pause: 90) == "0:40")
    #expect(shown(after: 80, pause: nil) == "1:00")
    #expect(shown(after: 80, pause: -3) == "0:00")
  }

  @Test("A clock requests updates as long as it runs")
  func refreshes() {
    let moment = Moment.timer(
      start...(start + 60), pause: start + 30, countsDown: false, showsHours: true)
    var environment = EnvironmentValues()
    environment.now = start + 10
    #expect(moment.delay(environment) == .seconds(1))
    environment.now = start + 30
    #expect(moment.delay(environment) == nil)
  }

  @Test("A timer text updates without running the body again")
  func timer() async throws {
    let start = TimeSource.current.date
    let app = ViewTest(Text(start, style: .timer).environment(\.timeZone, .gmt))
    let before = try app.find(.role(.text)).label
    try await app.advance(by: .seconds(90))
    let after = try app.find(.role(.text)).label
    #expect(before != after)
  }
}

extension Moment {
  @MainActor
  fileprivate func delay(_ environment: EnvironmentValues) -> Duration? {
    Text(.moment(self)).refreshDelay(in: environment)
  }
}
