import Foundation
import ViewRuntime

struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.current
}

extension EnvironmentValues {
  /// The time zone in which times inside are shown and picked; the system's unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
