import Foundation
import HostInterface
import LayoutCore

/// Where the coordinates of one node lie in those of another.
///
/// Most are a step; only through effects that turn or scale is it a transformation.
package struct Placement {
  private var step = CGPoint.zero
  private var transform: ProjectionTransform?

  /// Without a turn.
  package init(at origin: CGPoint = .zero) { step = origin }

  /// Where a rectangle lies: the smallest one around its corners.
  package func rect(_ rect: CGRect) -> CGRect {
    guard let transform else { return rect.offsetBy(dx: step.x, dy: step.y) }
    let seen = rect.applying(transform).offsetBy(dx: step.x, dy: step.y)
    return CGRect(
      x: Self.finite(seen.origin.x), y: Self.finite(seen.origin.y),
      width: Self.finite(seen.size.width), height: Self.finite(seen.size.height))
  }

  /// Where a point lies.
  package func point(_ point: CGPoint) -> CGPoint {
    guard let transform else { return CGPoint(x: point.x + step.x, y: point.y + step.y) }
    let turned = point.applying(transform)
    return CGPoint(x: Self.finite(turned.x + step.x), y: Self.finite(turned.y + step.y))
  }

  /// An effect's numbers are the program's. What is no number does not even equal itself, and who
  /// waits for a place to come to rest would wait for ever.
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

  /// This, and then back from where `other` leads: what nothing can undo moves only.
  fileprivate func back(from other: Placement) -> Placement {
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
  /// Where the node lies in a node around it, or in the window, as it is seen: turned and scaled
  /// by the effects in between.
  ///
  /// - Complexity: O(depth between the two).
  package func placement(in ancestor: RenderNode? = nil) -> Placement {
    var result = Placement()
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

  /// Where the node lies in the coordinates of any other.
  package func placement(from other: RenderNode) -> Placement {
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

  /// The rectangle in the window around what is seen of the node.
  package var seenFrame: CGRect { placement().rect(CGRect(origin: .zero, size: size)) }
}

/// The key among the traits of a node whose effect nobody sees who asks for a place.
enum IgnoredByLayoutTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}
