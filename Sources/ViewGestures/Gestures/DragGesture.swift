import Foundation
import LayoutCore
import Timekeeping
import ViewLayouts
import ViewRuntime

/// A drag: press, move, let go.
public struct DragGesture {
  /// Where a drag is, and how it came there; places are in the gesture's coordinate space.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where it was pressed, not where the minimum distance was left behind.
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    /// How far the pointer is from where it was pressed, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go now: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far from the start it would come to rest if it were let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer must move before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// The coordinates in which the value tells places.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins once the pointer has moved far enough, 10 points as a rule.
  ///
  /// - Parameter minimumDistance: in points; with 0 or less the drag begins with the press.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A drag whose coordinate space is chosen at run time.
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
  /// The last places, to work out the speed.
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
