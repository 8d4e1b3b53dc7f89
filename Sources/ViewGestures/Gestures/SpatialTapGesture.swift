import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// One or more taps, with their location.
public struct SpatialTapGesture {
  /// The value of the last tap.
  public struct Value: Equatable, Sendable {
    /// The location of the tap, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of consecutive taps required; less than 1 counts as 1.
  public var count: Int
  /// The coordinate space of the value's location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with a location; several taps must follow within 0.35 seconds of each
  /// other.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a tap gesture with a location, in a coordinate space chosen at run time.
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
