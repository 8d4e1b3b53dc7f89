import Timekeeping

/// Distinguishes a program that never comes to rest from one that is busy.
///
/// A program that makes progress advances the clock; one that does not advance it for all of a
/// test's patience, frame by frame or timer by timer, never comes to rest.
@MainActor
struct RestWatch {
  private let patience: Duration
  private let time: VirtualTimeSource
  private var place: Duration
  private var deadline: ContinuousClock.Instant
  private var rounds = 0
  /// Whether the time has run out.
  private(set) var hasGivenUp = false

  /// A smaller advance is not progress: one frame of a display.
  private static let headway = Duration.milliseconds(16)
  /// With at most this many rounds in all that time, the program was waiting for the processor.
  private static let fewRounds = 50

  init(patience: Duration, time: VirtualTimeSource) {
    self.patience = patience
    self.time = time
    place = time.now
    deadline = .now + patience
  }

  /// Records another round of frames and jobs.
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
