import Foundation
import LayoutCore
import ViewRuntime

/// What a behaviour can look at.
@MainActor
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  let state: ScrollState

  /// What was seen when the movement began.
  public let originalTarget: ScrollTarget
  /// The scroll view's size without the content's margins, in points.
  public var containerSize: CGSize { state.container }
  /// The content's size without its margins, in points.
  public var contentSize: CGSize { state.content }
  /// Along which axes it scrolls.
  public var axes: Axis.Set { state.axes }
  /// A wheel has none.
  public var velocity: CGVector { CGVector(dx: 0, dy: 0) }

  /// A value of the environment around the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    state.environment[keyPath: keyPath]
  }
}

/// Decides where a scroll view stops.
///
/// ```swift
/// struct Thirds: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     let step = context.containerSize.height / 3
///     target.rect.origin.y = (target.rect.minY / step).rounded() * step
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes `target`, which is where the scroll view would stop by itself, to where it is to stop.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at multiples of the scroll view's own size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops where a view of the `scrollTargetLayout()` begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Stops where a view of the `scrollTargetLayout()` begins, with a limit of how many one movement
  /// may pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Stops where a point of a view meets the same point of what is seen.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Decides where the scroll views inside stop when the user moves them.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    nonisolated(unsafe) let behavior = behavior
    return transformEnvironment(\.scrollBehavior) { conduct in
      conduct.aim = { state, start in
        let visible = state.visible
        let corner = CGPoint(
          x: visible.minX - state.offset.x, y: visible.minY - state.offset.y)
        let former = CGRect(
          x: start.x + corner.x, y: start.y + corner.y, width: visible.width,
          height: visible.height)
        var target = ScrollTarget(rect: visible)
        let context = ScrollTargetBehaviorContext(
          state: state, originalTarget: ScrollTarget(rect: former))
        behavior.updateTarget(&target, context: context)
        return CGPoint(x: target.rect.minX - corner.x, y: target.rect.minY - corner.y)
      }
    }
  }
}
