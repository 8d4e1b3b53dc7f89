import Foundation

/// How often a schedule may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule likes.
  case normal
  /// At most once a minute or so.
  case lowFrequency
}
