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
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  package static let localeMask = EnvironmentMask(ObjectIdentifier(LocaleKey.self))
    .union(EnvironmentMask(ObjectIdentifier(CalendarKey.self)))
    .union(EnvironmentMask(ObjectIdentifier(TimeZoneKey.self)))
}
