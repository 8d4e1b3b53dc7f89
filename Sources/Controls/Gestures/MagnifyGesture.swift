import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// 1 at the start.
    public var magnification: CGFloat
    /// Per second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  package func makeRecognizer() -> Recognizer<Value> {
    PinchRecognizer(
      isEnough: { [minimumScaleDelta] in abs($0.magnification - 1) >= Double(minimumScaleDelta) },
      measure: { CGFloat($0.magnification) },
      make: { (pinch, velocity, input) -> Value in
        let place = input.node.point(input.location, in: .local)
        return Value(
          time: TimeSource.current.date, magnification: CGFloat(pinch.magnification),
          velocity: velocity,
          startAnchor: input.node.anchor(of: place), startLocation: place)
      })
  }

  package var needs: GestureNeeds { .pointer }
}

/// Two fingers that move apart or together: the form before iOS 17, whose value is the scale.
public struct MagnificationGesture {
  public var minimumScaleDelta: CGFloat

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
