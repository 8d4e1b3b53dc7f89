import Foundation
import LayoutCore
import Timekeeping
import ViewLayouts
import ViewRuntime

/// A drag: press, move, release.
public struct DragGesture {
  /// The current position and the path of a drag; locations are in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// The time of the pointer's last event.
    public var time: Date
    /// The pointer's location.
    public var location: CGPoint
    /// Where the pointer was pressed, not where it exceeded the minimum distance.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The pointer's offset from where it was pressed, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location if it were released now: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The predicted offset from the start if it were released now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// The distance that the pointer must move before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the value's locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag that begins once the pointer has moved far enough, by default 10 points.
  ///
  /// - Parameter minimumDistance: in points; with 0 or less, the drag begins with the press.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag with a coordinate space chosen at run time.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  package func makeRecognizer() -> Recognizer<Value> { DragRecognizer(self) }
  package var needs: GestureNeeds { .pointer }
}

private final class DragRecognizer: Recognizer<DragGesture.Value> {
  private var gesture: DragGesture
  private var start: CGPoint?
  /// The latest locations, to compute the velocity.
  private var trail: [(place: CGPoint, time: Double)] = []

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    switch input.kind {
    case .began:
      start = input.location
      trail = [(input.location, input.time)]
      if gesture.minimumDistance <= 0 { phase = .active(value(input)) }
    case .moved:
      guard let start else { return }
      note(input)
      if phase.isRecognized || start.distance(to: input.location) >= gesture.minimumDistance {
        phase = .active(value(input))
      }
    case .ended:
      if phase.isRecognized {
        note(input)
        phase = .ended(value(input))
      } else {
        phase = .failed
      }
    case .cancelled, .longPressed, .pinched: phase = .failed
    case .tapped, .woke: break
    }
  }

  private func note(_ input: GestureInput) {
    if let last = trail.last, last.place == input.location, last.time == input.time { return }
    trail.append((input.location, input.time))
    if trail.count > 3 { trail.removeFirst() }
  }

  private var velocity: CGSize {
    guard let first = trail.first, let last = trail.last, last.time > first.time else {
      return .zero
    }
    let seconds = CGFloat(last.time - first.time)
    return CGSize(
      width: (last.place.x - first.place.x) / seconds,
      height: (last.place.y - first.place.y) / seconds)
  }

  private func value(_ input: GestureInput) -> DragGesture.Value {
    DragGesture.Value(
      time: TimeSource.current.date,
      location: input.node.point(input.location, in: gesture.coordinateSpace),
      startLocation: input.node.point(start ?? input.location, in: gesture.coordinateSpace),
      velocity: velocity)
  }

  override func adopt(_ newest: Recognizer<DragGesture.Value>) {
    if let newest = newest as? DragRecognizer { gesture = newest.gesture }
  }

  override func reset() {
    super.reset()
    start = nil
    trail = []
  }
}
