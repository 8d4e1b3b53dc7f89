import Foundation

/// How often a schedule may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule specifies.
  case normal
  /// At most about once a minute.
  case lowFrequency
}
