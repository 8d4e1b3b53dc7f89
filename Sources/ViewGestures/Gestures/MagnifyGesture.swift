import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// How far two fingers have moved apart or together; places are in the view's own coordinates.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// 1 at the start.
    public var magnification: CGFloat
    /// Per second.
    public var velocity: CGFloat
    /// Where the middle of the fingers was at the start, as a part of the view's size.
    ///
    /// The centre in a view without a size.
    public var startAnchor: UnitPoint
    /// Where the middle of the fingers was at the start, in points.
    public var startLocation: CGPoint
  }

  /// How far the scale must be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A gesture that begins when the scale differs from 1 by a hundredth, as a rule.
  ///
  /// It needs a host that tells of two fingers, which a terminal does not.
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
