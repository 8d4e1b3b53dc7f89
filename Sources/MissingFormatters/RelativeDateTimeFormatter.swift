import Foundation

/// Writes the distance between two dates in words: "2 hours ago", "in 3 weeks".
///
/// Foundation on Linux has the format style for it and not the formatter; this is the formatter
/// over the style.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether near days have names; always numbers by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How the units are written; as whole words by default.
  open var unitsStyle = UnitsStyle.full
  /// In whose words it is written; it must not be nil.
  open var locale: Locale! = .autoupdatingCurrent
  /// By whose days and months is counted; it must not be nil.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// Writes how far a date is from another one: "in 3 weeks".
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    // The style counts from now: the date is moved by as much as the reference is.
    style.format(Date().addingTimeInterval(distance(date, reference)))
  }

  /// Writes a distance from now in seconds, negative ones as past: -7200 is "2 hours ago".
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes a distance from now in units of the calendar, negative ones as past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a `Date` is from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// A little longer, so that what passes until the style looks does not make a unit less.
  private func distance(_ date: Date, _ reference: Date) -> TimeInterval {
    let distance = date.timeIntervalSince(reference)
    return distance + (distance < 0 ? -0.05 : 0.05)
  }

  private var style: Date.RelativeFormatStyle {
    let width: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .numeric ? .numeric : .named, unitsStyle: width,
      locale: locale, calendar: calendar)
  }
}
