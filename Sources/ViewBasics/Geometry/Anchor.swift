import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A geometric value of a view, to be converted to another view's coordinates: `proxy[anchor]`.
public struct Anchor<Value: Sendable>: Sendable {
  package let target: AnchorTarget
  package let source: Source

  /// The geometric value that an anchor refers to.
  public struct Source: Sendable {
    /// Computes the value from the view's size and its placement in the coordinates of the reading
    /// view.
    package let value: @Sendable (CGSize, CoordinateMapping) -> Value
    package let id: AnchorID
  }
}

/// Identifies an anchor's source, so that two sources can be compared.
package enum AnchorID: Hashable, Sendable {
  case bounds
  case rect(CGFloat, CGFloat, CGFloat, CGFloat)
  case unit(CGFloat, CGFloat)
  case point(CGFloat, CGFloat)
  case list([AnchorID])
  case none
}

/// The view that an anchor is attached to.
package final class AnchorTarget: @unchecked Sendable {
  // Written when the view is mounted and read with the geometry, both on the main thread.
  package weak var node: RenderNode?
  package init() {}
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.target === b.target && a.source.id == b.source.id
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(target))
    hasher.combine(source.id)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor.Source {
    Anchor.Source(
      value: { $1.rect(CGRect(origin: .zero, size: $0)) }, id: .bounds)
  }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor.Source {
    Anchor.Source(
      value: { $1.rect(r) }, id: .rect(r.minX, r.minY, r.width, r.height))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor.Source {
    Anchor.Source(value: { $1.point(p) }, id: .point(p.x, p.y))
  }

  /// A point in the view's unit square.
  public static func unitPoint(_ p: UnitPoint) -> Anchor.Source {
    Anchor.Source(
      value: { $1.point(CGPoint(x: p.x * $0.width, y: p.y * $0.height)) },
      id: .unit(p.x, p.y))
  }

  /// The centre of the view.
  public static var center: Anchor.Source { unitPoint(.center) }
  /// The middle of the leading edge, which is the left one in either layout direction.
  public static var leading: Anchor.Source { unitPoint(.leading) }
  /// The middle of the trailing edge, which is the right one in either layout direction.
  public static var trailing: Anchor.Source { unitPoint(.trailing) }
  /// The middle of the top edge.
  public static var top: Anchor.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor.Source { unitPoint(.bottom) }
  /// The top left corner.
  public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
  /// The top right corner.
  public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Makes a source of several values.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { size, place in array.map { $0.value(size, place) } }, id: .list(array.map(\.id)))
  }

  /// Makes a source of an optional value.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      value: { size, place in anchor.map { $0.value(size, place) } }, id: anchor?.id ?? .none)
  }
}

extension GeometryProxy {
  /// Returns an anchor's value in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    MainActor.assumeIsolated {
      let place = source.placement { [target = anchor.target] in target.node }
      guard let place, let node = anchor.target.node else {
        return anchor.source.value(.zero, CoordinateMapping())
      }
      return anchor.source.value(node.size, place)
    }
  }
}
