import Foundation
import Timekeeping
import ViewRuntime
import ViewTexts

/// The time that is left of an interval, or has gone by.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
