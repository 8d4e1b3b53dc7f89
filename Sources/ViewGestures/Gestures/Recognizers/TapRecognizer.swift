import Foundation
import ViewRuntime

/// Counts taps in quick succession at the same place (S9.8).
package final class TapRecognizer: Recognizer<GestureInput> {
  private var count: Int
  private var taps = 0
  private var start: (place: CGPoint, time: Double)?
  private var lastTap: Double?

  init(count: Int) { self.count = max(count, 1) }

  override package func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    switch input.kind {
    case .began: start = (input.location, input.time)
    case .moved:
      if let start, start.place.distance(to: input.location) > Self.reach { phase = .failed }
    case .ended:
      if let start {
        let isShort = input.time < start.time + Self.length - 1e-9
        if isShort { tap(input) } else { phase = .failed }
      }
      start = nil
    case .tapped: tap(input)
    case .cancelled, .longPressed, .pinched: phase = .failed
    case .woke:
      if let deadline, input.time >= deadline - 1e-9 { phase = .failed }
    }
  }

  private func tap(_ input: GestureInput) {
    taps += 1
    lastTap = input.time
    if taps >= count { phase = .ended(input) }
  }

  override package func adopt(_ newest: Recognizer<GestureInput>) {
    if let newest = newest as? TapRecognizer { count = newest.count }
  }

  override package func reset() {
    super.reset()
    taps = 0
    start = nil
    lastTap = nil
  }

  /// Once counting has begun it waits for the next tap to begin and to end. A first press that is
  /// held does not wake it: whether that was a tap shows at its end.
  override package var deadline: Double? {
    guard count > 1, taps > 0, !phase.isOver else { return nil }
    return start.map { $0.time + Self.length } ?? lastTap.map { $0 + Self.pause }
  }

  /// How far the pointer may move while it is down, in points.
  private static let reach: CGFloat = 20
  /// How long it is down at most, exclusively, in seconds.
  private static let length = 0.75
  /// The maximum time from the end of a tap to the beginning of the next, in seconds.
  private static let pause = 0.35
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
