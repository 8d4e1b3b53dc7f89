import Foundation

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of these dates, which must be in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all the dates, including those before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
