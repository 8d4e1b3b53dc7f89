import Foundation

/// A schedule at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates a schedule at the start of each minute.
  public init() {}

  /// Returns the start of the minute of `startDate`, then all that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(coming: Date(timeIntervalSinceReferenceDate: minute * 60), interval: 60)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
