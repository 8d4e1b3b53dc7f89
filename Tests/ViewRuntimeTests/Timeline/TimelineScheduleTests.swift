import Foundation
import SwiftUI
import Testing

@Suite("The dates of schedules")
struct TimelineScheduleTests {
  private func seconds<S: TimelineSchedule>(
    _ schedule: S, from start: TimeInterval, mode: TimelineScheduleMode = .normal
  ) -> [TimeInterval] {
    schedule.entries(from: Date(timeIntervalSince1970: start), mode: mode).prefix(3)
      .map(\.timeIntervalSince1970)
  }

  @Test("A periodic schedule starts with its last date that has passed")
  func periodic() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 5)
    #expect(seconds(schedule, from: 12) == [10, 15, 20])
    #expect(seconds(schedule, from: 15) == [15, 20, 25])
    #expect(seconds(.everyMinute, from: 61) == [60, 120, 180])
  }

  @Test("S6.18 A periodic schedule has dates before the one that it was created with")
  func periodicBefore() {
    let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 100), by: 10)
    #expect(seconds(schedule, from: 85) == [80, 90, 100])
  }

  @Test("An animation's schedule has no dates while paused, or with low-frequency updates")
  func animation() {
    #expect(seconds(.animation(minimumInterval: 1.5), from: 0) == [0, 1.5, 3])
    #expect(seconds(.animation(paused: true), from: 0) == [])
    #expect(seconds(.animation, from: 0, mode: .lowFrequency) == [])
  }
}
