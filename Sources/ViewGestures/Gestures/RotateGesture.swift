import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// A rotation with two fingers.
public struct RotateGesture {
  /// The progress of a rotation; locations are in the view's local coordinates.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The angle from the start, clockwise.
    public var rotation: Angle
    /// The velocity, per second.
    public var velocity: Angle
    /// The centre between the fingers at the start, as a fraction of the view's size.
    ///
    /// In a view without a size, the centre.
    public var startAnchor: UnitPoint
    /// The centre between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// The angle, in either direction, at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation that begins when the fingers have turned, by default by one degree.
  ///
  /// It needs a host that reports two fingers, which a terminal does not.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  package func makeRecognizer() -> Recognizer<Value> {
    PinchRecognizer(
      isEnough: { [minimumAngleDelta] in abs($0.rotation) >= minimumAngleDelta.radians },
      measure: { CGFloat($0.rotation) },
      make: { (pinch, velocity, input) -> Value in
        let place = input.node.point(input.location, in: .local)
        return Value(
          time: TimeSource.current.date, rotation: .radians(pinch.rotation),
          velocity: .radians(Double(velocity)), startAnchor: input.node.anchor(of: place),
          startLocation: place)
      })
  }

  package var needs: GestureNeeds { .pointer }
}
