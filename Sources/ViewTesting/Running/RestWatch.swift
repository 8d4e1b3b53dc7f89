import Timekeeping

/// Tells a program that never comes to rest from one that has much to do.
///
/// A program that makes headway moves the clock on; one that keeps it where it is for all of the
/// time that a test has patience for, frame by frame or timer by timer, never comes to rest.
@MainActor
struct RestWatch {
  private let patience: Duration
  private let time: VirtualTimeSource
  private var place: Duration
  private var deadline: ContinuousClock.Instant
  private var rounds = 0
  /// Whether the time is up.
  private(set) var hasGivenUp = false

  /// Less than this is no headway: one picture of a display.
  private static let headway = Duration.milliseconds(16)
  /// With no more rounds than these in all that time, the program was waiting for the processor.
  private static let fewRounds = 50

  init(patience: Duration, time: VirtualTimeSource) {
    self.patience = patience
    self.time = time
    place = time.now
    deadline = .now + patience
  }

  /// Takes note of another round of frames and jobs.
  mutating func roundBegins() {
    rounds += 1
    let now = time.now
    if now - place >= Self.headway {
      place = now
      deadline = .now + patience
      rounds = 0
    } else if rounds >= Self.fewRounds, .now >= deadline {
      hasGivenUp = true
    }
  }

  mutating func giveUp() { hasGivenUp = true }
}
