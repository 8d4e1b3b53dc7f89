import Foundation
import ViewRuntime

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.current
}

extension EnvironmentValues {
  /// The locale of the texts, numbers and dates inside; the host's unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  package static let localeMask = EnvironmentMask(ObjectIdentifier(LocaleKey.self))
    .union(EnvironmentMask(ObjectIdentifier(CalendarKey.self)))
    .union(EnvironmentMask(ObjectIdentifier(TimeZoneKey.self)))
}
