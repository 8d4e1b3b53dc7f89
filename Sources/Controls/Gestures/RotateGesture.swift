import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// Two fingers that turn.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Per second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

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

/// Two fingers that turn: the form before iOS 17, whose value is the angle.
public struct RotationGesture {
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  package func makeRecognizer() -> Recognizer<Angle> {
    MappedRecognizer(RotateGesture(minimumAngleDelta: minimumAngleDelta).makeRecognizer()) {
      $0.rotation
    }
  }

  package var needs: GestureNeeds { .pointer }
}
