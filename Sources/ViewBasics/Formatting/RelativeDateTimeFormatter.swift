import Foundation

/// Writes the distance between two dates in words: "2 hours ago", "in 3 weeks".
///
/// Foundation on Linux has the format style for it and not the formatter; this is the formatter
/// over the style.
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var locale: Locale! = .autoupdatingCurrent
  open var calendar: Calendar! = .autoupdatingCurrent

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    // The style counts from now: the date is moved by as much as the reference is.
    style.format(Date().addingTimeInterval(distance(date, reference)))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

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
