import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// Two fingers that turn: the form before iOS 17, whose value is the angle.
public struct RotationGesture {
  /// How far the fingers must turn, either way, before the gesture begins.
  public var minimumAngleDelta: Angle

  /// A gesture that begins when the fingers have turned by one degree, as a rule.
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
