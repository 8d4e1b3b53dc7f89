import LedgerModel
import SwiftUI

extension EnvironmentValues {
  /// The day up to which things are due, and that charts mark.
  var today: Day {
    get { self[TodayKey.self] }
    set { self[TodayKey.self] = newValue }
  }
}

private struct TodayKey: EnvironmentKey {
  /// Asked for again each time: a window may be open over midnight.
  static var defaultValue: Day { .today }
}
