import Foundation

/// Counts the days of the sky, which pass faster than ours.
///
/// It never reads a clock: its owner tells it how time passes.
struct SkyClock {
  private(set) var days = 0.0
  var isRunning = true
  var daysPerSecond = 20.0

  /// Time has passed from one date to the next. A long gap is a pause, not a jump.
  mutating func pass(from start: Date, to end: Date) {
    let seconds = end.timeIntervalSince(start)
    guard isRunning, (0...1).contains(seconds) else { return }
    days += seconds * daysPerSecond
  }
}
