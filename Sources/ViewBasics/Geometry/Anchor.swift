import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A place or size in a view, to be read in the coordinates of another: `proxy[anchor]`.
public struct Anchor<Value: Sendable>: Sendable {
  package let target: AnchorTarget
  package let source: Source

  /// Which place is meant.
  public struct Source: Sendable {
    /// The value in a view of a rectangle, in the coordinates of a viewer at an origin.
    package let value: @Sendable (CGRect) -> Value
    package let id: AnchorID
  }
}

/// What an anchor's source is about, so that two of them can be compared.
package enum AnchorID: Hashable, Sendable {
  case bounds
  case rect(CGFloat, CGFloat, CGFloat, CGFloat)
  case unit(CGFloat, CGFloat)
  case point(CGFloat, CGFloat)
  case list([AnchorID])
  case none
}

/// The view that an anchor is fixed to.
package final class AnchorTarget: @unchecked Sendable {
  // Written when the view is mounted, read where a geometry is read: both on the main thread.
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
  public static var bounds: Anchor.Source { Anchor.Source(value: { $0 }, id: .bounds) }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor.Source {
    Anchor.Source(
      value: { r.offsetBy(dx: $0.minX, dy: $0.minY) },
      id: .rect(r.minX, r.minY, r.width, r.height))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor.Source {
    Anchor.Source(
      value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, id: .point(p.x, p.y))
  }

  /// A point of the view's unit square.
  public static func unitPoint(_ p: UnitPoint) -> Anchor.Source {
    Anchor.Source(
      value: { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) },
      id: .unit(p.x, p.y))
  }

  /// The middle of the view.
  public static var center: Anchor.Source { unitPoint(.center) }
  /// The middle of the leading edge: the left one, in any writing direction.
  public static var leading: Anchor.Source { unitPoint(.leading) }
  /// The middle of the trailing edge: the right one, in any writing direction.
  public static var trailing: Anchor.Source { unitPoint(.trailing) }
  /// The middle of the upper edge.
  public static var top: Anchor.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor.Source { unitPoint(.bottom) }
  /// The upper left corner.
  public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      value: { frame in array.map { $0.value(frame) } }, id: .list(array.map(\.id)))
  }

  /// A place, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(value: { frame in anchor.map { $0.value(frame) } }, id: anchor?.id ?? .none)
  }
}

extension GeometryProxy {
  /// An anchor's value in the reader's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (own, frame) = MainActor.assumeIsolated {
      (source.globalFrame, anchor.target.node.map { source.globalFrame(of: $0) } ?? .zero)
    }
    return anchor.source.value(frame.offsetBy(dx: -own.minX, dy: -own.minY))
  }
}
