import Foundation
import LayoutCore
import MissingFormatters

extension SystemFormatStyle {
  /// A date in everyday language: near ones by distance, "in 5 minutes", "tomorrow", far ones by
  /// name, "Monday, June 3", "June 2019".
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var calendar = Calendar.autoupdatingCurrent
    private var locale = Locale.autoupdatingCurrent

    /// Makes a style for a date.
    ///
    /// - Parameters:
    ///   - maxFieldCount: how many of year, month, day and time a far date shows.
    ///   - thresholdField: the largest unit of a distance. As long as it is less than one of the
    ///     next larger unit, the distance is shown: by default up to a month.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    /// Returns the style with another calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// Returns the style with another locale's month names; words such as "ago" stay English.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Returns the date relative to a reference time.
    ///
    /// - Parameter value: the reference time, usually now.
    public func format(_ value: Date) -> AttributedString {
      let distance = date.timeIntervalSince(value)
      return AttributedString(
        abs(distance) < reach ? relative(distance) : absolute(from: value))
    }

    /// The distance up to which distances are shown.
    private var reach: TimeInterval {
      let larger: Date.RelativeFormatStyle.Field? =
        switch thresholdField {
        case .year: nil
        case .month: .year
        case .week, .day: .month
        case .hour: .day
        case .minute: .hour
        default: .minute
        }
      return larger.map(Self.length) ?? .infinity
    }

    private static func length(_ field: Date.RelativeFormatStyle.Field) -> TimeInterval {
      switch field {
      case .year: 31_557_600
      case .month: 2_629_800
      case .week: 604_800
      case .day: 86_400
      case .hour: 3600
      case .minute: 60
      default: 1
      }
    }

    private func relative(_ distance: TimeInterval) -> String {
      let fields: [(Date.RelativeFormatStyle.Field, TimeUnit)] = [
        (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      let allowed = fields.filter { allowedFields.contains($0.0) || $0.0 == thresholdField }
      guard let (field, unit) = allowed.first(where: { Self.length($0.0) <= abs(distance) })
      else { return "now" }
      let amount = Int(clamping: abs(distance) / Self.length(field))
      if amount == 1, Self.length(field) >= Self.length(.day) {
        if field == .day { return distance < 0 ? "yesterday" : "tomorrow" }
        return (distance < 0 ? "last " : "next ") + unit.name(1)
      }
      let words = "\(amount) \(unit.name(amount))"
      return distance < 0 ? "\(words) ago" : "in \(words)"
    }

    /// Returns the largest parts that differ from those of the reference time.
    private func absolute(from value: Date) -> String {
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      var count = 0
      func take(_ more: (Date.FormatStyle) -> Date.FormatStyle) {
        guard count < max(maxFieldCount, 1) else { return }
        style = more(style)
        count += 1
      }
      let isSameYear = calendar.isDate(date, equalTo: value, toGranularity: .year)
      if !isSameYear { take { $0.year() } }
      take { $0.month(.wide) }
      take { $0.day().weekday(.wide) }
      take { $0.hour().minute() }
      return style.format(date)
    }

    /// Returns the next moment to check again: whole minutes from the date within an hour of it,
    /// otherwise whole hours.
    public func discreteInput(after input: Date) -> Date? {
      date.next(after: input, inStepsOf: step(at: input))
    }

    /// Returns the last moment before `input` to check again.
    public func discreteInput(before input: Date) -> Date? {
      date.previous(before: input, inStepsOf: step(at: input))
    }

    private func step(at input: Date) -> TimeInterval {
      abs(input.timeIntervalSince(date)) < 3600 ? 60 : 3600
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a style for a date in everyday language, relative to another.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
