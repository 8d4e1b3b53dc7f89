import Foundation
import LayoutCore
import MissingFormatters

/// Format styles for dates that change with time: running clocks, distances, references.
///
/// Usually written with their short names:
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// Text(.currentDate, format: .offset(to: start))
/// Text(.currentDate, format: .reference(to: meeting))
/// ```
///
/// - Note: In part without effect: spelled-out unit names are English.
public enum SystemFormatStyle: Sendable {}

/// A clock's digits from hours down to fractions of a second.
struct ClockDigits: Codable, Hashable, Sendable {
  var showsHours: Bool
  var maxFieldCount: Int
  var maxPrecision: Duration
  /// Whether the first field has two digits, as in a stopwatch.
  var padsFirst = false

  /// The step in which the shown value changes, in seconds.
  var step: TimeInterval {
    let finest = max(maxPrecision / .seconds(1), 0.01)
    // Whole fields only: a hundredth or tenth of a second, a second, a minute, an hour.
    return [3600, 60, 1, 0.1, 0.01].first { $0 <= finest + 1e-9 } ?? 1
  }

  /// Returns the clock's text.
  ///
  /// - Parameter seconds: not negative.
  func text(_ seconds: TimeInterval) -> String {
    let step = step
    let time = ticks(seconds) * step
    let whole = Int(clamping: (time + 1e-6).rounded(.down))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let hasHours = showsHours && hours > 0
    // Hours and minutes always form one clock; fields beyond the maximum are dropped from the end.
    var fields = hasHours ? 2 : 1
    let showsSeconds = step <= 1 && fields < max(maxFieldCount, 2)
    if !showsSeconds, !hasHours || minutes == 0 {
      let (amount, unit) = hasHours ? (hours, TimeUnit.hour) : (whole / 60, TimeUnit.minute)
      return "\(amount) \(unit.name(amount))"
    }
    let first = hasHours ? hours : whole / 60
    var text = padsFirst && showsSeconds ? String(format: "%02d", first) : "\(first)"
    if hasHours { text += ":" + String(format: "%02d", minutes) }
    guard showsSeconds else { return text }
    text += ":" + String(format: "%02d", rest)
    fields += 1
    guard step < 1, fields < maxFieldCount else { return text }
    let digits = step < 0.1 ? 2 : 1
    let part = Int(clamping: ((time - Double(whole)) / step).rounded())
    return text + "." + String(format: "%0\(digits)d", part)
  }

  /// Returns how many steps have passed. Dates are exact to a few tenths of a microsecond: one that
  /// is rounded to just before a step counts as at it, as otherwise the next reading would be now.
  private func ticks(_ seconds: TimeInterval) -> Double {
    ((seconds + 1e-6) / step).rounded(.down)
  }

  /// Returns the first duration after `seconds` with a different reading.
  func next(after seconds: TimeInterval) -> TimeInterval {
    (ticks(seconds) + 1) * step
  }

  /// Returns the last duration before `seconds` with a different reading.
  func previous(before seconds: TimeInterval) -> TimeInterval? {
    let start = ticks(seconds) * step
    return start <= 0 ? nil : start - 0.001
  }
}

extension Date {
  /// Returns the first moment after `input` that is a whole number of steps from this one.
  func next(after input: Date, inStepsOf step: TimeInterval) -> Date {
    let steps = (input.timeIntervalSince(self) / step + 1e-6).rounded(.down)
    return addingTimeInterval(steps * step + step)
  }

  /// Returns the last moment before `input` that is a whole number of steps from this one.
  func previous(before input: Date, inStepsOf step: TimeInterval) -> Date {
    let steps = (input.timeIntervalSince(self) / step - 1e-6).rounded(.up)
    return addingTimeInterval(steps * step - step)
  }
}
