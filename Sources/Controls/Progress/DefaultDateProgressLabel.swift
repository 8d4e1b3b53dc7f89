import Foundation
import Timekeeping
import ViewRuntime
import ViewTexts

/// The remaining or elapsed time of an interval.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
