import Foundation

/// Formats the distance between two dates in words: "2 hours ago", "in 3 weeks".
///
/// It names the largest unit with at least one whole: 40 days are "in 1 month", and a distance of
/// less than a day is in hours, whatever the calendar shows. Foundation's format style rounds
/// instead, and counts calendar days; it is used where the Unicode library is not available.
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

  /// Whether near days have names; numeric by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How the units are written; whole words by default.
  open var unitsStyle = UnitsStyle.full
  /// The locale of the text; it must not be nil.
  open var locale: Locale! = .autoupdatingCurrent
  /// The calendar that defines days and months; it must not be nil.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// Formats the distance of a date from another one: "in 3 weeks".
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let units = TimeUnit.allCases
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: reference, to: date)
    if let words = words(for: components, orElse: .second) { return words }
    // The style counts from now, so the date is shifted by as much as the reference.
    return style.format(Date().addingTimeInterval(distance(date, reference)))
  }

  /// Formats a distance from now in seconds, with negative ones in the past: -7200 is "2 hours
  /// ago".
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Whole seconds, so that adding and subtracting them is exact.
    let now = Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded())
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Formats a distance from now in calendar units, with negative ones in the past, using the
  /// largest nonzero unit. Zero days are "today" where near days have names.
  open func localizedString(from dateComponents: DateComponents) -> String {
    if let words = words(for: dateComponents, orElse: nil) { return words }
    let now = Date()
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Formats the distance of a `Date` from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// Uses the largest nonzero unit, or else the largest one that is given.
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

  /// Slightly longer, so that the time until the style reads the clock does not lose a unit.
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
