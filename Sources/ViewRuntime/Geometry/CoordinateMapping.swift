import Foundation
import HostInterface
import LayoutCore

/// Maps the coordinates of one node to those of another.
///
/// Most are translations; only effects that rotate or scale require a transformation.
package struct CoordinateMapping {
  private var step = CGPoint.zero
  private var transform: ProjectionTransform?

  /// Creates a placement that only translates.
  package init(at origin: CGPoint = .zero) { step = origin }

  /// Returns the bounding box of a mapped rectangle.
  package func rect(_ rect: CGRect) -> CGRect {
    guard let transform else { return rect.offsetBy(dx: step.x, dy: step.y) }
    let seen = rect.applying(transform).offsetBy(dx: step.x, dy: step.y)
    return CGRect(
      x: Self.finite(seen.origin.x), y: Self.finite(seen.origin.y),
      width: Self.finite(seen.size.width), height: Self.finite(seen.size.height))
  }

  /// Returns a mapped point.
  package func point(_ point: CGPoint) -> CGPoint {
    guard let transform else { return CGPoint(x: point.x + step.x, y: point.y + step.y) }
    let turned = point.applying(transform)
    return CGPoint(x: Self.finite(turned.x + step.x), y: Self.finite(turned.y + step.y))
  }

  /// An effect's numbers come from the program. NaN is not even equal to itself, so that waiting
  /// for a position to settle would never end.
  private static func finite(_ number: CGFloat) -> CGFloat {
    number.clamped(to: -1e15...1e15, else: 0)
  }

  fileprivate mutating func add(_ origin: CGPoint) {
    step.x += origin.x
    step.y += origin.y
  }

  fileprivate mutating func add(_ effects: [Effect], in size: CGSize) {
    for effect in effects {
      guard let next = effect.transform(in: size) else { continue }
      transform = matrix.concatenating(next)
      step = .zero
    }
  }

  private var matrix: ProjectionTransform {
    let moved = ProjectionTransform(CGAffineTransform(translationX: step.x, y: step.y))
    return transform?.concatenating(moved) ?? moved
  }

  /// Returns this placement followed by the inverse of `other`; if that has no inverse, only its
  /// translation is undone.
  fileprivate func back(from other: CoordinateMapping) -> CoordinateMapping {
    var result = self
    if other.transform != nil {
      var undone = other.matrix
      if undone.invert() {
        result.transform = matrix.concatenating(undone)
        result.step = .zero
        return result
      }
    }
    result.add(CGPoint(x: -other.step.x, y: -other.step.y))
    return result
  }
}

extension RenderNode {
  /// Returns where the node is in an ancestor, or in the window, as it is seen: rotated and scaled
  /// by the effects in between.
  ///
  /// - Complexity: O(depth between the two).
  package func placement(in ancestor: RenderNode? = nil) -> CoordinateMapping {
    var result = CoordinateMapping()
    var current = self
    while current !== ancestor {
      if current !== self, let effects = current.effectsSeenByLayout {
        result.add(effects, in: current.size)
      }
      result.add(current.origin)
      guard let parent = current.parent else { break }
      current = parent
    }
    return result
  }

  private var effectsSeenByLayout: [Effect]? {
    guard isVisible, let effects = content?.effects, !effects.isEmpty,
      extras?.traits[IgnoredByLayoutTrait.key] == nil
    else { return nil }
    return effects
  }

  /// Returns where the node is in the coordinates of any other.
  package func placement(from other: RenderNode) -> CoordinateMapping {
    let shared = nearestShared(with: other)
    return placement(in: shared).back(from: other.placement(in: shared))
  }

  private func nearestShared(with other: RenderNode) -> RenderNode? {
    var own: Set<ObjectIdentifier> = []
    var place: RenderNode? = self
    while let node = place {
      own.insert(ObjectIdentifier(node))
      place = node.parent
    }
    place = other
    while let node = place, !own.contains(ObjectIdentifier(node)) { place = node.parent }
    return place
  }

  /// The bounding box of the node in the window, with effects applied.
  package var seenFrame: CGRect { placement().rect(CGRect(origin: .zero, size: size)) }
}

/// The key among the traits of a node whose effect is ignored in reported positions.
enum IgnoredByLayoutTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
