import Foundation

/// A schedule at regular intervals from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// An endless sequence of dates at equal intervals.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// Nil in a sequence without dates.
    var coming: Date?
    let interval: TimeInterval

    /// Returns the next date; nil if there is none.
    public mutating func next() -> Date? {
      defer {
        // Far in the future, a step may be too small to advance the date.
        coming = coming.flatMap { date in
          let next = date.addingTimeInterval(interval)
          return next > date ? next : nil
        }
      }
      return coming
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates `interval` seconds apart, one of which is `startDate`; intervals
  /// below a thousandth of a second are raised to that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// Returns the last date that is not after `startDate`, then all that follow; so there are dates
  /// before the one that the schedule was created with, too.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return Entries(coming: start.addingTimeInterval(steps * interval), interval: interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule at regular intervals from a date on, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
