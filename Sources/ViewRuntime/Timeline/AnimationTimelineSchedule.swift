import Foundation

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
