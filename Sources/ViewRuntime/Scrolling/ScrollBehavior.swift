import Foundation
import LayoutCore

/// Where a scroll view stands, for what decides or follows its movement.
@MainActor
package struct ScrollState {
  /// A view that the movement may stop at.
  package struct Target {
    /// Of `id(_:)`, or the element's of its `ForEach`.
    package let id: AnyHashable?
    /// In the content.
    package let frame: CGRect
  }

  /// Of the content without its margins: at rest at the top it is as far above as they reach.
  package let offset: CGPoint
  /// The scroll view's size without the margins.
  package let container: CGSize
  /// The content's size without the margins.
  package let content: CGSize
  /// The margins that the place gives the content.
  package let insets: EdgeInsets
  package let axes: Axis.Set
  /// What is set around the scroll view.
  package let environment: EnvironmentValues
  package let targets: () -> [Target]

  /// The part of the content that is seen between the margins.
  package var visible: CGRect {
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    return CGRect(
      origin: CGPoint(x: offset.x + left, y: offset.y + insets.top), size: container)
  }

  /// Of the views that show, the one that is nearest to a point of the scroll view: the first one
  /// for nil (S14.19).
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
        // A little inside, where two meet.
        let point = visible.origin[axis] + 1 + max(visible.size[axis] - 2, 0) * part
        let start = frame.origin[axis]
        return sum + max(start - point, point - start - frame.size[axis], 0)
      }
    }
    return candidates.min { distance($0.frame) < distance($1.frame) }?.id
  }
}

/// What a place makes of the movements of its scroll views.
package struct ScrollBehavior {
  /// Where the user's movement ends, given where it would end and where it began.
  package var aim: (@MainActor (ScrollState, _ start: CGPoint) -> CGPoint)?
  /// Told of every movement.
  package var moved: (@MainActor (ScrollState) -> Void)?
  /// Who follows and moves the first scroll view.
  package var observers: [ScrollObserver] = []
  /// Which part of the content is seen first, which one stays where it is when sizes change, and
  /// where a content stands that is smaller than the view.
  package var anchors = ScrollAnchors()
  /// Whether what lies outside of the view is not drawn.
  package var clips = true
  /// Round the content, in points.
  package var margins = EdgeInsets()

  package init() {}
}

/// Points of a scroll view's content.
package struct ScrollAnchors: Equatable {
  package var initial: UnitPoint?
  package var sizeChanges: UnitPoint?
  package var alignment: UnitPoint?
}

private struct ScrollBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBehavior { ScrollBehavior() }
}

extension EnvironmentValues {
  /// What the place makes of the movements of its scroll views.
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
