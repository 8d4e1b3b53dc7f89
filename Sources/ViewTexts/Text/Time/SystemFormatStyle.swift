import Foundation
import LayoutCore
import MissingFormatters

/// Forms of dates that go with the time: clocks that count, distances, references.
///
/// Mostly used by their short names:
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// Text(.currentDate, format: .offset(to: start))
/// Text(.currentDate, format: .reference(to: meeting))
/// ```
///
/// - Note: In part without effect: names of units in words are English ones.
public enum SystemFormatStyle: Sendable {}

/// A clock's digits from hours down to parts of a second.
struct ClockDigits: Codable, Hashable, Sendable {
  var showsHours: Bool
  var maxFieldCount: Int
  var maxPrecision: Duration
  /// Whether the first field has two digits, as a stopwatch's has.
  var padsFirst = false

  /// The step in which the shown value changes, in seconds.
  var step: TimeInterval {
    let finest = max(maxPrecision / .seconds(1), 0.01)
    // Whole fields only: a tenth and a hundredth of a second, a second, a minute, an hour.
    return [3600, 60, 1, 0.1, 0.01].first { $0 <= finest + 1e-9 } ?? 1
  }

  /// - Parameter seconds: not negative.
  func text(_ seconds: TimeInterval) -> String {
    let step = step
    let ticks = (seconds / step + 1e-6).rounded(.down)
    let time = ticks * step
    let whole = Int(clamping: (time + 1e-6).rounded(.down))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let hasHours = showsHours && hours > 0
    // Hours and minutes are always digits of one clock; what does not fit goes from the end.
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

  /// The first length after `seconds` that is shown in other digits.
  func next(after seconds: TimeInterval) -> TimeInterval {
    ((seconds / step + 1e-6).rounded(.down) + 1) * step
  }

  /// The last length before `seconds` that is shown in other digits.
  func previous(before seconds: TimeInterval) -> TimeInterval? {
    let start = (seconds / step + 1e-6).rounded(.down) * step
    return start <= 0 ? nil : start - 0.001
  }
}

extension Date {
  /// The first moment after `input` that is whole steps away from this one.
  func next(after input: Date, inStepsOf step: TimeInterval) -> Date {
    let steps = (input.timeIntervalSince(self) / step + 1e-6).rounded(.down)
    return addingTimeInterval(steps * step + step)
  }

  /// The last moment before `input` that is whole steps away from this one.
  func previous(before input: Date, inStepsOf step: TimeInterval) -> Date {
    let steps = (input.timeIntervalSince(self) / step - 1e-6).rounded(.up)
    return addingTimeInterval(steps * step - step)
  }
}
