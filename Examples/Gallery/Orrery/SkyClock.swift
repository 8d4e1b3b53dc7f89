import Foundation

/// Counts the days of the sky, faster than ours.
///
/// It never looks at a clock itself: whoever asks says what time it is.
struct SkyClock {
  private var passed = 0.0
  /// Since when it runs; nil while it stands.
  private var start: Date?
  private(set) var daysPerSecond = 20.0

  var isRunning: Bool { start != nil }

  func days(at date: Date) -> Double {
    guard let start else { return passed }
    return passed + date.timeIntervalSince(start) * daysPerSecond
  }

  mutating func run(from date: Date) {
    guard start == nil else { return }
    start = date
  }

  mutating func stop(at date: Date) {
    passed = days(at: date)
    start = nil
  }

  mutating func setSpeed(_ speed: Double, at date: Date) {
    let wasRunning = isRunning
    stop(at: date)
    daysPerSecond = speed
    if wasRunning { run(from: date) }
  }
}
