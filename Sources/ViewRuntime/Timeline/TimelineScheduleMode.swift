import Foundation

/// How often a schedule may update.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// At most once a minute or so.
  case lowFrequency
}
