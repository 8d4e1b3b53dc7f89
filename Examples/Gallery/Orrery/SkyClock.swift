import Foundation

/// Counts the days of the sky, faster than ours.
///
/// It never looks at a clock itself: whoever does tells it how time passes.
struct SkyClock {
  private(set) var days = 0.0
  var isRunning = true
  var daysPerSecond = 20.0

  /// The time from one date to the next has passed. A long gap is a pause, not a jump.
  mutating func pass(from start: Date, to end: Date) {
    let seconds = end.timeIntervalSince(start)
    guard isRunning, (0...1).contains(seconds) else { return }
    days += seconds * daysPerSecond
  }
}
