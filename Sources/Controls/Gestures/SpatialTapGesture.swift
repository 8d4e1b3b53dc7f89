import Foundation
import LayoutCore
import ViewBasics
import ViewRuntime

/// One or several taps, and where.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

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
