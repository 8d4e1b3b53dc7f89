import Foundation
import ViewRuntime

/// Counts taps in quick succession at the same place.
package final class TapRecognizer: Recognizer<GestureInput> {
  private var count: Int
  private var taps = 0
  private var start: CGPoint?
  private var lastTap: Double?

  init(count: Int) { self.count = max(count, 1) }

  override package func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    switch input.kind {
    case .began: start = input.location
    case .moved:
      if let start, start.distance(to: input.location) > Self.reach { phase = .failed }
    case .ended:
      if start != nil { tap(input) }
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

  /// Once counting has begun it waits for the next tap; taps without a pointer may take longer.
  override package var deadline: Double? {
    guard count > 1, taps > 0, !phase.isOver else { return nil }
    return lastTap.map { $0 + Self.pause }
  }

  /// The maximum distance, in points.
  private static let reach: CGFloat = 20
  /// The maximum time between two taps, in seconds.
  private static let pause = 0.35
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
