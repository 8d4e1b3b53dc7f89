import Foundation
import ViewRuntime

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.current
}
private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}
private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

extension EnvironmentValues {
  /// The locale of the texts, numbers and dates inside; the host's unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which dates inside are shown and picked; the current one in the host's locale
  /// unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which times inside are shown and picked; the system's unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  package static let localeMask = EnvironmentMask(ObjectIdentifier(LocaleKey.self))
    .union(EnvironmentMask(ObjectIdentifier(CalendarKey.self)))
    .union(EnvironmentMask(ObjectIdentifier(TimeZoneKey.self)))
}
