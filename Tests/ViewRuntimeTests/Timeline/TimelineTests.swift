import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TimelineTests {
  @Test("A phase animator runs through its phases once when its trigger changes")
  func phases() async throws {
    struct Tick: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Beat") { count += 1 }
          Text("Heart").phaseAnimator([1.0, 0.5], trigger: count) { view, opacity in
            view.opacity(opacity)
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
    }
    let app = ViewTest(Tick())
    let heart = try app.element("Heart")
    #expect(heart.opacity == 1)
    try app.tap("Beat")
    try await app.advance(by: .milliseconds(500))
    #expect(heart.opacity == 0.75)
    try await app.advance(by: .milliseconds(500))
    #expect(heart.opacity == 0.5)
    try await app.advance(by: .milliseconds(500))
    #expect(heart.opacity == 0.75)
    try await app.advance(by: .seconds(3))
    #expect(heart.opacity == 1)
    #expect(!app.isMoving)
  }

  @Test("A running phase animator continues with its view's newest animations and phases")
  func newestClosures() async throws {
    struct Tick: View {
      @State private var isSlow = false
      @State private var phases = [1.0, 0.5]

      var body: some View {
        VStack {
          Button("Slow") { isSlow = true }
          Button("Deep") { phases = [1, 0] }
          Text("Heart").phaseAnimator(phases) { view, opacity in
            view.opacity(opacity)
          } animation: { _ in
            .linear(duration: isSlow ? 4 : 1)
          }
        }
      }
    }
    let app = ViewTest(Tick())
    let heart = try app.element("Heart")
    try await app.advance(by: .milliseconds(500))
    #expect(heart.opacity == 0.75)
    try app.tap("Slow")
    try await app.advance(by: .milliseconds(500))
    #expect(heart.opacity == 0.5)
    // Four seconds ago, of which one has passed.
    try await app.advance(by: .seconds(1))
    #expect(abs(heart.opacity - 0.625) < 0.02)
    try app.tap("Deep")
    try await app.advance(by: .seconds(3))
    #expect(abs(heart.opacity - 1) < 0.02)
    try await app.advance(by: .seconds(2))
    #expect(abs(heart.opacity - 0.5) < 0.02)
  }

  @Test("S6.14 A phase that looks like the former one takes no time")
  func equalPhases() async throws {
    struct Tick: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Beat") { count += 1 }
          Text("Heart").phaseAnimator([1.0, 0.5, 0.5], trigger: count) { view, opacity in
            view.opacity(opacity)
          } animation: { _ in
            .linear(duration: 1)
          }
        }
      }
    }
    let app = ViewTest(Tick())
    let heart = try app.element("Heart")
    try app.tap("Beat")
    try await app.advance(by: .milliseconds(500))
    #expect(heart.opacity == 0.75)
    // A frame may have passed in between.
    try await app.advance(by: .seconds(1))
    #expect(abs(heart.opacity - 0.75) < 0.05)
    try await app.advance(by: .seconds(1))
    #expect(heart.opacity == 1)
    #expect(!app.isMoving)
  }

  @Test("Without a trigger the phases repeat endlessly")
  func endless() async throws {
    let app = ViewTest(
      PhaseAnimator([1.0, 0.0]) {
        Text("Heart").opacity($0)
      } animation: { _ in
        .linear(duration: 1)
      })
    let heart = try app.element("Heart")
    for _ in 0..<3 {
      try await app.advance(by: .milliseconds(500))
      #expect(abs(heart.opacity - 0.5) < 0.05)
      try await app.advance(by: .milliseconds(500))
    }
    #expect(app.isMoving)
  }

  @Test("A keyframe timeline is exact: linear, cubic, spring and move")
  func timelines() {
    struct Values {
      var x = 0.0
      var y = 10.0
    }
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(100, duration: 1)
        MoveKeyframe(50)
        CubicKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.y) { SpringKeyframe(20, duration: 2, spring: .bouncy) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.25).x == 25)
    #expect(timeline.value(time: 1).x == 50)
    #expect(timeline.value(time: 1.5).x == 25)
    #expect(timeline.value(time: 2).x == 0)
    let sprung: Double = Spring.bouncy.value(target: 10.0, time: 0.3)
    #expect(timeline.value(time: 0.3).y == 10 + sprung)
    let plain = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    // Through the middle, with the slope of both neighbours.
    #expect(plain.value(time: 1) == 10)
    #expect(plain.value(progress: 0.25) == 3.75)
  }

  @Test("A keyframe animator runs only its content for each frame")
  func keyframes() async throws {
    struct Hop: View {
      @State private var count = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Hop") { count += 1 }
          Text("a").keyframeAnimator(initialValue: 0.0, trigger: count) { view, x in
            view.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
        }
        .frame(width: 640, height: 384, alignment: .topLeading)
      }
    }
    let app = ViewTest(Hop())
    let text = try app.element("a")
    try app.tap("Hop")
    try await app.advance(by: .milliseconds(500))
    #expect(text.frame.minX == 50)
    #expect(app.bodiesRun == [])
    try await app.advance(by: .milliseconds(750))
    #expect(text.frame.minX == 75)
    try await app.advance(by: .milliseconds(750))
    #expect(text.frame.minX == 0)
    #expect(!app.isMoving)
  }

  @Test("A timeline updates at the dates of its schedule")
  func schedules() async throws {
    struct Clock: View {
      let start: Date

      var body: some View {
        TimelineView(.periodic(from: start, by: 10)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded()))")
        }
      }
    }
    let app = ViewTest(Clock(start: .now))
    #expect(app.exists("0"))
    try await app.advance(by: .seconds(25))
    #expect(app.exists("20"))
    #expect(app.bodiesRun == [])
    #expect(!app.isMoving)
  }

  @Test("S6.15 A timeline's cadence is the screen's, not the schedule's")
  func cadence() {
    func cadence(_ schedule: some TimelineSchedule) -> String? {
      ViewTest(TimelineView(schedule) { Text("\($0.cadence)" as String) })
        .findAll(.role(.text)).first?.text
    }
    #expect(cadence(.everyMinute) == "live")
    #expect(cadence(.periodic(from: .now, by: 1)) == "live")
    #expect(cadence(.explicit([.now])) == "live")
    #expect(cadence(.animation) == "live")
  }

  @Test("An animation timeline follows the frames of the display, unless it is paused")
  func display() async throws {
    struct Spinner: View {
      @State private var isPaused = false

      var body: some View {
        VStack {
          Button("Pause") { isPaused = true }
          TimelineView(.animation(paused: isPaused)) { context in
            Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate * 1000) % 1_000_000)")
              .accessibilityIdentifier("time")
          }
        }
      }
    }
    let app = ViewTest(Spinner())
    let time = try app.element("time")
    let before = Int(time.text)!
    #expect(app.isMoving)
    try await app.advance(by: .milliseconds(500))
    let passed = (Int(time.text)! - before + 1_000_000) % 1_000_000
    #expect(abs(passed - 500) <= 1)
    try app.tap("Pause")
    #expect(!app.isMoving)
  }
}
