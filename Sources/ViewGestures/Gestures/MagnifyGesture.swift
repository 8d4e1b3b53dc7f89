import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// A pinch: two fingers that move apart or together.
public struct MagnifyGesture {
  /// The progress of a pinch; locations are in the view's local coordinates.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The scale relative to the start, which is 1.
    public var magnification: CGFloat
    /// The velocity, per second.
    public var velocity: CGFloat
    /// The centre between the fingers at the start, as a fraction of the view's size.
    ///
    /// In a view without a size, the centre.
    public var startAnchor: UnitPoint
    /// The centre between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// The difference from a scale of 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch that begins when the scale differs from 1, by default by one hundredth.
  ///
  /// It needs a host that reports two fingers, which a terminal does not.
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
