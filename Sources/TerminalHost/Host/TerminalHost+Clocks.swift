import Foundation
import HostInterface
import Timekeeping

/// Clocks and timers.
extension TerminalHost {
  package func setFrameClock(running: Bool) {
    if !running {
      frameClock?.cancel()
      frameClock = nil
    } else if frameClock == nil {
      scheduleTick()
    }
  }

  /// Schedules the next of thirty ticks a second: more than the eye needs from cells, and half the
  /// bytes on a slow line.
  private func scheduleTick() {
    frameClock = time.scheduleOnMain(after: .milliseconds(33)) { [weak self] in
      guard let self, frameClock != nil else { return }
      scheduleTick()
      client?.tick(at: now)
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
