import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// Two fingers that move apart or together: the form before iOS 17, whose value is the scale.
public struct MagnificationGesture {
  /// How far the scale must be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the scale differs from 1 by a hundredth, as a rule.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  package func makeRecognizer() -> Recognizer<CGFloat> {
    MappedRecognizer(MagnifyGesture(minimumScaleDelta: minimumScaleDelta).makeRecognizer()) {
      $0.magnification
    }
  }

  package var needs: GestureNeeds { .pointer }
}
