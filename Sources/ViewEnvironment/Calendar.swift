import Foundation
import ViewRuntime

struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar.current
}

extension EnvironmentValues {
  /// The calendar in which dates inside are shown and picked; the current one in the host's locale
  /// unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
