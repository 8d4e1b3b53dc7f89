import Foundation

/// The dates at which a ``TimelineView`` is updated.
///
/// ```swift
/// struct Alarms: TimelineSchedule {
///   let dates: [Date]
///   func entries(from start: Date, mode: Mode) -> [Date] { dates.filter { $0 >= start } }
/// }
/// ```
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  /// The dates, possibly infinitely many; they are read one by one.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from `startDate` on, in order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

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

  /// Returns the last date that is not after `startDate`, then all that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return Entries(
      coming: start.addingTimeInterval(Swift.max(steps, 0) * interval), interval: interval)
  }
}

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

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of these dates, which must be in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all the dates, including those before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule that updates with each frame of the display, or less often.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = PeriodicTimelineSchedule.Entries

  let minimumInterval: TimeInterval?
  let isPaused: Bool

  /// Creates a schedule that updates with each frame of the display.
  ///
  /// - Parameter minimumInterval: the minimum number of seconds between two dates; nil: no limit.
  /// - Parameter paused: whether the schedule is paused.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Returns dates from `startDate` on, sixty a second by default; none while it is paused, or with
  /// updates at low frequency.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Updates at low frequency would not look like motion.
    let isMoving = !isPaused && mode == .normal
    return Entries(coming: isMoving ? startDate : nil, interval: minimumInterval ?? 1 / 60)
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

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// A schedule of explicit dates.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates with each frame of the display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule that updates with each frame of the display, but at most every `minimumInterval`
  /// seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
