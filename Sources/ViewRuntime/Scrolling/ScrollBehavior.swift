import Foundation
import LayoutCore

/// The state of a scroll view, for code that decides on or follows its movement.
@MainActor
package struct ScrollState {
  /// A view that the movement may stop at.
  package struct Target {
    /// The id set by `id(_:)`, or that of its `ForEach` element.
    package let id: AnyHashable?
    /// In the content's coordinates.
    package let frame: CGRect
  }

  /// The offset of the content without its margins: at rest at the top it is negative by the
  /// margin.
  package let offset: CGPoint
  /// The scroll view's size without the margins.
  package let container: CGSize
  /// The content's size without the margins.
  package let content: CGSize
  /// The margins around the content.
  package let insets: EdgeInsets
  package let axes: Axis.Set
  /// The environment around the scroll view.
  package let environment: EnvironmentValues
  package let targets: () -> [Target]

  /// The part of the content that is visible between the margins.
  package var visible: CGRect {
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    return CGRect(
      origin: CGPoint(x: offset.x + left, y: offset.y + insets.top), size: container)
  }

  /// Returns the id of the visible view that is nearest to a point of the scroll view: the first
  /// one for nil (S14.19).
  ///
  /// - Parameter hasID: which ids count.
  package func target(at anchor: UnitPoint?, where hasID: (AnyHashable) -> Bool) -> AnyHashable? {
    let visible = visible
    let candidates = targets().filter { target in
      target.frame.maxX > visible.minX + 1 && target.frame.maxY > visible.minY + 1
        && target.id.map(hasID) == true
    }
    guard let anchor else { return candidates.first?.id }
    func distance(_ frame: CGRect) -> CGFloat {
      Axis.allCases.reduce(0) { sum, axis in
        guard axes.has(axis) else { return sum }
        let isMirrored = axis == .horizontal && environment.isRightToLeft
        let part =
          axis == .vertical ? anchor.y : isMirrored ? 1 - anchor.x : anchor.x
        // Slightly inside, for when two meet.
        let point = visible.origin[axis] + 1 + max(visible.size[axis] - 2, 0) * part
        let start = frame.origin[axis]
        return sum + max(start - point, point - start - frame.size[axis], 0)
      }
    }
    return candidates.min { distance($0.frame) < distance($1.frame) }?.id
  }
}

/// The scroll behaviour set by the environment.
package struct ScrollBehavior {
  /// Returns where the user's movement ends, given where it would end and where it began.
  package var aim: (@MainActor (ScrollState, _ start: CGPoint) -> CGPoint)?
  /// Called for every movement.
  package var moved: (@MainActor (ScrollState) -> Void)?
  /// The observers that follow and move the first scroll view.
  package var observers: [ScrollObserver] = []
  /// Which part of the content is shown first, which one stays in place when sizes change, and
  /// where content that is smaller than the view is placed.
  package var anchors = ScrollAnchors()
  /// Whether content outside the view is clipped.
  package var clips = true
  /// The margins around the content, in points.
  package var margins = EdgeInsets()

  package init() {}
}

/// Anchor points of a scroll view's content.
package struct ScrollAnchors: Equatable {
  package var initial: UnitPoint?
  package var sizeChanges: UnitPoint?
  package var alignment: UnitPoint?
}

private struct ScrollBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBehavior { ScrollBehavior() }
}

extension EnvironmentValues {
  /// The scroll behaviour of this place.
  package var scrollBehavior: ScrollBehavior {
    get { self[ScrollBehaviorKey.self] }
    set { self[ScrollBehaviorKey.self] = newValue }
  }

  static let scrollBehaviorMask = EnvironmentMask(ObjectIdentifier(ScrollBehaviorKey.self))
}

/// Marks the container whose children a scroll view stops at.
package enum ScrollTargetsTrait {
  package static let key = ObjectIdentifier(ScrollTargetsTrait.self)
}
