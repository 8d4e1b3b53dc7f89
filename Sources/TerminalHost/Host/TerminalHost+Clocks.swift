import Foundation
import HostInterface
import Timekeeping

/// Clocks and timers.
extension TerminalHost {
  package func setFrameClock(running: Bool) {
    if !running {
      frameClock?.cancel()
      (frameClock, tickIsDue) = (nil, nil)
    } else if frameClock == nil {
      scheduleTick()
    }
  }

  /// Schedules the next of thirty ticks a second: more than the eye needs from cells, and half the
  /// bytes on a slow line.
  ///
  /// Each is due a period after the one before was due, not after it came, so that on a busy machine
  /// their lateness does not add up. After one that is late by more than a period, they start anew.
  private func scheduleTick() {
    let period = Duration.milliseconds(33)
    let now = time.now
    let next = (tickIsDue ?? now) + period
    let due = next > now ? next : now + period
    tickIsDue = due
    frameClock = time.scheduleOnMain(after: due - now) { [weak self] in
      guard let self, frameClock != nil else { return }
      scheduleTick()
      client?.tick(at: self.now)
      flush()
    }
  }

  /// Seconds on the host's clock.
  var now: Double { time.now.timeInterval }

  /// Spinners turn only while one is visible.
  func keepSpinning() {
    guard spinnerClock == nil, !painter.moving.isEmpty else { return }
    spinnerClock = time.scheduleOnMain(after: .milliseconds(100)) { [weak self] in
      guard let self else { return }
      spinnerClock = nil
      painter.interaction.phase += 1
      invalidate(painter.moving)
    }
  }
}
