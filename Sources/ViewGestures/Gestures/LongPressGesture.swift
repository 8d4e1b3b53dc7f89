import Foundation
import ViewRuntime

/// A long press.
///
/// Its value is true from the press on; it ends, with the finger still down, once the press has
/// lasted long enough.
public struct LongPressGesture {
  /// The minimum duration, in seconds.
  public var minimumDuration: Double
  /// The maximum movement of the finger, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press, by default of half a second, with the finger staying within 10 points.
  ///
  /// A long press through the keyboard or assistive technology counts at once, whatever the
  /// duration.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  package func makeRecognizer() -> Recognizer<Bool> { LongPressRecognizer(self) }
  package var needs: GestureNeeds { [.pointer, .longPress] }
}

private final class LongPressRecognizer: Recognizer<Bool> {
  private var gesture: LongPressGesture
  private var start: (place: CGPoint, time: Double)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    switch input.kind {
    case .began:
      start = (input.location, input.time)
      phase = .active(true)
      endIfDue(input)
    case .moved:
      endIfDue(input)
      if let start, !phase.isOver,
        start.place.distance(to: input.location) > gesture.maximumDistance
      {
        phase = .failed
      }
    case .ended:
      endIfDue(input)
      if !phase.isOver { phase = .failed }
    case .woke: endIfDue(input)
    case .longPressed: phase = .ended(true)
    case .cancelled, .tapped, .pinched: phase = .failed
    }
  }

  private func endIfDue(_ input: GestureInput) {
    if let deadline, input.time >= deadline - 1e-9 { phase = .ended(true) }
  }

  override func adopt(_ newest: Recognizer<Bool>) {
    if let newest = newest as? LongPressRecognizer { gesture = newest.gesture }
  }

  override func reset() {
    super.reset()
    start = nil
  }

  override var isDecided: Bool {
    if case .ended = phase { true } else { false }
  }

  override var deadline: Double? {
    phase.isOver ? nil : start.map { $0.time + gesture.minimumDuration }
  }
}
