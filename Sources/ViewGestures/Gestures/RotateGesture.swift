import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// Two fingers that turn.
public struct RotateGesture {
  /// How far two fingers have turned; places are in the view's own coordinates.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// The angle since the start, clockwise.
    public var rotation: Angle
    /// Per second.
    public var velocity: Angle
    /// Where the middle of the fingers was at the start, as a part of the view's size.
    ///
    /// The centre in a view without a size.
    public var startAnchor: UnitPoint
    /// Where the middle of the fingers was at the start, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn, either way, before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the fingers have turned by one degree, as a rule.
  ///
  /// It needs a host that tells of two fingers, which a terminal does not.
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
