import Foundation
import LayoutCore
import ViewRuntime

/// A behaviour that decides where a scroll view stops.
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

  /// Changes `target`, which is where the scroll view would stop by default, to where it should
  /// stop.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension View {
  /// Sets where the scroll views inside stop when the user scrolls.
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
