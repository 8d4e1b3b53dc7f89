import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// A rotation with two fingers: the form before iOS 17, whose value is the angle.
public struct RotationGesture {
  /// The angle, in either direction, at which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation that begins when the fingers have turned, by default by one degree.
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
