import Foundation
import MissingFormatters

extension SystemFormatStyle {
  /// The distance of a date from another: "3 minutes, 42 seconds", or "5:32" if only minutes and
  /// seconds (optionally with hours) are allowed.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var calendar = Calendar.autoupdatingCurrent
    private var locale = Locale.autoupdatingCurrent

    /// Makes a style that counts from a date, in the units of `allowedFields`, largest first.
    ///
    /// - Parameters:
    ///   - maxFieldCount: the maximum number of units; at least one.
    ///   - sign: whether "+" and "-" are shown; by default only "-", for dates before `anchor`.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// Returns the style with another calendar.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// Returns the style with another locale's signs; the names of units stay English.
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns the distance of `value` from the anchor; the string has no attributes.
    public func format(_ value: Date) -> AttributedString {
      let magnitude = magnitude(value)
      return AttributedString(signText(value, isZero: isZero(magnitude)) + magnitude)
    }

    /// A clock that starts now is often read an instant before its start: "0:00", not "-0:00".
    private func isZero(_ magnitude: String) -> Bool {
      magnitude.allSatisfy { ($0.wholeNumberValue ?? 0) == 0 }
    }

    private func signText(_ value: Date, isZero: Bool) -> String {
      // The strategy's cases are not public, but its output for 1 and -1 reveals the choice.
      let number = isZero ? 0 : value < anchor ? -1 : 1
      let text = number.formatted(.number.sign(strategy: sign).locale(locale))
      return text.hasPrefix("-") ? "-" : text.hasPrefix("+") ? "+" : ""
    }

    private func magnitude(_ value: Date) -> String {
      let distance = abs(value.timeIntervalSince(anchor))
      if isClock {
        let digits = ClockDigits(
          showsHours: allowedFields.contains(.hour), maxFieldCount: maxFieldCount,
          maxPrecision: .seconds(1))
        return digits.text(distance)
      }
      let names = parts(from: min(value, anchor), to: max(value, anchor))
      return names.joined(separator: ", ")
    }

    private var isClock: Bool {
      allowedFields == [.minute, .second] && maxFieldCount == 2
        || allowedFields == [.hour, .minute, .second] && maxFieldCount == 3
    }

    private static let units: [(Date.ComponentsFormatStyle.Field, Calendar.Component, TimeUnit)] = [
      (.year, .year, .year), (.month, .month, .month), (.week, .weekOfYear, .week),
      (.day, .day, .day), (.hour, .hour, .hour), (.minute, .minute, .minute),
      (.second, .second, .second),
    ]

    private func parts(from start: Date, to end: Date) -> [String] {
      let units = Self.units.filter { allowedFields.contains($0.0) }
      guard let last = units.last else { return [] }
      let components = calendar.dateComponents(Set(units.map(\.1)), from: start, to: end)
      var parts: [String] = []
      for (_, component, unit) in units {
        let amount = components.value(for: component) ?? 0
        guard amount > 0 || !parts.isEmpty else { continue }
        if amount > 0 { parts.append("\(amount) \(unit.name(amount))") }
        if parts.count == max(maxFieldCount, 1) { break }
      }
      return parts.isEmpty ? ["0 \(last.2.name(0))"] : parts
    }

    /// Returns the next moment at which the output changes: by seconds, minutes or hours.
    public func discreteInput(after input: Date) -> Date? {
      anchor.next(after: input, inStepsOf: step)
    }

    /// Returns the last moment before `input` at which the output changes.
    public func discreteInput(before input: Date) -> Date? {
      anchor.previous(before: input, inStepsOf: step)
    }

    private var step: TimeInterval {
      allowedFields.contains(.second) ? 1 : allowedFields.contains(.minute) ? 60 : 3600
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a style for the distance of a date from another.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
