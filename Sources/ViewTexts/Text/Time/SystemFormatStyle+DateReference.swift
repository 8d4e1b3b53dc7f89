import Foundation
import LayoutCore
import MissingFormatters

extension SystemFormatStyle {
  /// A date as people speak of it: near ones by their distance, "in 5 minutes", "tomorrow", far ones
  /// by their names, "Monday, June 3", "June 2019".
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var calendar = Calendar.autoupdatingCurrent
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - maxFieldCount: how many of year, month, day and time a far date shows.
    ///   - thresholdField: the largest unit in which a distance is said. As long as it is less than
    ///     one of the next larger unit, the distance is shown: by default for a month.
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

    /// The same by another calendar.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var copy = self
      copy.calendar = calendar
      return copy
    }

    /// The same with another locale's names of months; words such as "ago" stay English.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// - Parameter value: the time from which the date is spoken of, usually now.
    public func format(_ value: Date) -> AttributedString {
      let distance = date.timeIntervalSince(value)
      return AttributedString(
        abs(distance) < reach ? relative(distance) : absolute(from: value))
    }

    /// Up to which distance that is shown.
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

    /// The largest parts that differ from those of the time from which the date is spoken of.
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

    /// The next moment to look again: whole minutes from the date within an hour of it, else whole
    /// hours.
    public func discreteInput(after input: Date) -> Date? {
      date.next(after: input, inStepsOf: step(at: input))
    }

    /// The last moment before `input` to look again.
    public func discreteInput(before input: Date) -> Date? {
      date.previous(before: input, inStepsOf: step(at: input))
    }

    private func step(at input: Date) -> TimeInterval {
      abs(input.timeIntervalSince(date)) < 3600 ? 60 : 3600
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as people speak of it from another one.
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
