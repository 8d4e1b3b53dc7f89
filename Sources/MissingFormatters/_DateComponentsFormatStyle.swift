import Foundation

/// Formats the length of a range of dates in units of time.
///
/// ```swift
/// let run = start..<end
/// run.formatted(.components(style: .wide, fields: [.hour, .minute]))  // 1 hour, 20 minutes
/// Text(run, format: .components(style: .narrow))                      // 1hr 20min
/// Text(run, format: .timeDuration)                                    // 1:20:00
/// ```
///
/// On Apple's systems this is `Date.ComponentsFormatStyle`, a name that exists in Foundation on
/// Linux but without functionality. Units with a value of zero are left out.
public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
  /// How units are written after their numbers.
  public typealias Style = Date.ComponentsFormatStyle.Style
  /// A unit of time.
  public typealias Field = Date.ComponentsFormatStyle.Field

  /// How units are written.
  public var style: Style
  /// The units that are used; nil means years, months, days, hours, minutes and seconds.
  public var fields: Set<Field>?
  /// The locale of the text.
  public var locale = Locale.autoupdatingCurrent
  /// The calendar that defines years, months and days.
  public var calendar = Calendar.autoupdatingCurrent

  init(style: Style, fields: Set<Field>?) {
    self.style = style
    self.fields = fields
  }

  /// The length of a range in words.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .init(rawValue: style.unitsStyle) ?? .full
    let fields = fields ?? [.year, .month, .day, .hour, .minute, .second]
    for (field, unit) in Self.units where fields.contains(field) {
      formatter.allowedUnits.formUnion(unit)
    }
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  private static let units: [(Field, NSCalendar.Unit)] = [
    (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  /// A copy in another language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// A copy that counts by another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.calendar = calendar
    return copy
  }
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
  /// The length of a range of dates in words: "1 hour, 20 minutes".
  public static func components(
    style: Date.ComponentsFormatStyle.Style,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }

  /// The length of a range of dates as on a clock: "1:20:00".
  public static var timeDuration: Self {
    Self(style: .clock, fields: [.hour, .minute, .second])
  }
}
