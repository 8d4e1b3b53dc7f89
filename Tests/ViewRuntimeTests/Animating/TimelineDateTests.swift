import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TimelineDateTests {
  /// Adds the time between the dates of a timeline up, in a state that the timeline's view reads.
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

  @Test("A live timeline's date changes with its beats, and not because its view is made anew")
  func beats() async throws {
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
