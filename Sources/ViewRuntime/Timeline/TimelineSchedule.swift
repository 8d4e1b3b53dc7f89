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

extension TimelineSchedule {
  /// A schedule of explicit dates.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
