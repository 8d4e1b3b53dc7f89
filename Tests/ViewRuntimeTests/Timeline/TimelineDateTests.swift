import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TimelineDateTests {
  /// Sums up the time between a timeline's dates, in a state that the timeline's view reads.
  private struct Stopwatch: View {
    @State private var seconds = 0.0
    @State private var isRunning = true

    var body: some View {
      TimelineView(.animation(minimumInterval: 0.1, paused: !isRunning)) { timeline in
        VStack {
          Text(verbatim: "\(Int(seconds.rounded())) s")
          Text("at \(timeline.date.timeIntervalSinceReferenceDate)")
            .accessibilityIdentifier("date")
          Button("Switch") { isRunning.toggle() }
        }
        .onChange(of: timeline.date) { seconds += $1.timeIntervalSince($0) }
      }
    }
  }

  /// A schedule that starts at any given date.
  private struct EverySecond: TimelineSchedule {
    let interval: Double

    func entries(from start: Date, mode: Mode) -> [Date] {
      (0..<100).map { start.addingTimeInterval(Double($0) * interval) }
    }
  }

  private struct Ticking: View {
    @State private var start = Date()
    @State private var interval = 1.0
    @State private var color = "red"

    var body: some View {
      TimelineView(EverySecond(interval: interval)) { timeline in
        let passed = timeline.date.timeIntervalSince(start)
        Text(verbatim: "\((passed * 10).rounded() / 10) \(color)")
      }
      Button("Color") { color = "blue" }
      Button("Faster") { interval = 0.2 }
    }
  }

  @Test(
    "An unchanged schedule keeps its tick when its view is recreated, another starts anew")
  func sameSchedule() async throws {
    let app = ViewTest(Ticking())
    try await app.advance(by: .milliseconds(1500))
    #expect(app.exists("1.0 red"))
    try app.tap("Color")
    #expect(app.exists("1.0 blue"))
    try await app.advance(by: .milliseconds(600))
    #expect(app.exists("2.0 blue"))
    try app.tap("Faster")
    #expect(app.exists("2.1 blue"))
    try await app.advance(by: .milliseconds(300))
    #expect(app.exists("2.3 blue"))
  }

  @Test("A live timeline's date changes with its ticks, and not because its view is recreated")
  func ticks() async throws {
    let app = ViewTest(Stopwatch())
    try await app.advance(by: .seconds(2))
    #expect(app.exists("2 s"))
    #expect(app.diagnostics.isEmpty)
    try app.tap("Switch")
    let date = try app.element("date").text
    try await app.advance(by: .seconds(5))
    try app.tap("Switch")
    #expect(try app.element("date").text == date)
    try await app.advance(by: .seconds(1))
    #expect(app.exists("8 s"))
  }
}
