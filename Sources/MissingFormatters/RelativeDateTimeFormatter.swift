import Foundation

/// Writes the distance between two dates in words: "2 hours ago", "in 3 weeks".
///
/// It names the largest unit of which there is a whole one: 40 days are "in 1 month", and what is
/// not a whole day away is hours away, whatever the calendar shows. The format style that
/// Foundation has rounds instead, and counts the days of the calendar; it stands in where the
/// Unicode library cannot be asked.
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
    /// "1 month ago", which is what `spellOut` writes here as well, "1 mo. ago" and "1mo ago".
    case full, spellOut, short, abbreviated

    fileprivate var unicode: UnicodeDistances.Width {
      switch self {
      case .full, .spellOut: .long
      case .short: .short
      case .abbreviated: .narrow
      }
    }
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
    let units = TimeUnit.allCases
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: reference, to: date)
    if let words = words(for: components, orElse: .second) { return words }
    // The style counts from now: the date is moved by as much as the reference is.
    return style.format(Date().addingTimeInterval(distance(date, reference)))
  }

  /// Writes a distance from now in seconds, negative ones as past: -7200 is "2 hours ago".
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Whole seconds, so that what is added and taken away again is what it was.
    let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes a distance from now in units of the calendar, negative ones as past: of the largest
  /// unit of which there are any. No days are "today" where near days have names.
  open func localizedString(from dateComponents: DateComponents) -> String {
    if let words = words(for: dateComponents, orElse: nil) { return words }
    let now = Date()
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a `Date` is from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// By the largest unit of which there are any, else by the largest one that is given.
  private func words(for components: DateComponents, orElse unit: TimeUnit?) -> String? {
    let amounts = TimeUnit.allCases.compactMap { unit in
      components.value(for: unit.component).map { (unit: unit, amount: $0) }
    }
    guard
      let (unit, amount) = amounts.first(where: { $0.amount != 0 }) ?? unit.map({ ($0, 0) })
        ?? amounts.first
    else { return nil }
    return UnicodeDistances.write(
      amount, unit, unitsStyle.unicode, named: dateTimeStyle == .named,
      spellsOut: unitsStyle == .spellOut, locale: locale)
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
