import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// A pinch: the form before iOS 17, whose value is the scale.
public struct MagnificationGesture {
  /// The difference from a scale of 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch that begins when the scale differs from 1, by default by one hundredth.
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
