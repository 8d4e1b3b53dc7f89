import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// One or several taps, and where.
public struct SpatialTapGesture {
  /// The last of the taps.
  public struct Value: Equatable, Sendable {
    /// Where it was, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// How many taps one after the other it takes; less than 1 counts as 1.
  public var count: Int
  /// The coordinates in which the value tells the place.
  public var coordinateSpace: CoordinateSpace

  /// A tap that tells where it was; several must follow within 0.35 seconds of each other.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A tap that tells where it was, in a coordinate space that is chosen at run time.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  package func makeRecognizer() -> Recognizer<Value> {
    MappedRecognizer(TapRecognizer(count: count)) { [coordinateSpace] tap in
      Value(location: tap.node.point(tap.location, in: coordinateSpace))
    }
  }

  package var needs: GestureNeeds { [.tap, .pointer] }
}
