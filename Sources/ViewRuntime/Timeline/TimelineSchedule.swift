import Foundation

/// The dates at which a ``TimelineView`` is brought up to date.
///
/// ```swift
/// struct Alarms: TimelineSchedule {
///   let dates: [Date]
///   func entries(from start: Date, mode: Mode) -> [Date] { dates.filter { $0 >= start } }
/// }
/// ```
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  /// The dates, which may have no end; they are taken one after the other.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// At regular distances from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at the same distance, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    /// None in a row without dates.
    var coming: Date?
    let interval: TimeInterval

    /// The next date; nil if there is none.
    public mutating func next() -> Date? {
      defer {
        // Far away, a step may be too small to lead on.
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

  /// At dates `interval` seconds apart, of which one is `startDate`; less than a thousandth of a
  /// second counts as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// The last date of the row that is not after the start, then all that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return Entries(
      coming: start.addingTimeInterval(Swift.max(steps, 0) * interval), interval: interval)
  }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// At the beginning of each minute.
  public init() {}

  /// The beginning of the minute of `startDate`, then all that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(coming: Date(timeIntervalSinceReferenceDate: minute * 60), interval: 60)
  }
}

/// At dates that the program gives.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// At these dates, which must be in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates that were given, also those before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// With each frame of the display, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// With each frame of the display.
  ///
  /// - Parameter minimumInterval: the seconds that lie between two dates at least; nil: none.
  /// - Parameter paused: whether the time stands still.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// From `startDate` on, sixty in a second if nothing else was said; none while it is paused, or
  /// with updates at low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Seldom updates are none that anybody would take for a movement.
    let isMoving = !isPaused && mode == .normal
    return Entries(coming: isMoving ? startDate : nil, interval: minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At regular distances from a date on, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// At dates that the program gives.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With each frame of the display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// With each frame of the display, but not more often than `minimumInterval`.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
