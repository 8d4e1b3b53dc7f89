import Foundation
import LayoutCore
import ViewRuntime

/// A behaviour that stops at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior {
  /// Makes the behaviour: each movement scrolls by at least one page.
  public nonisolated init() {}
}

extension PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Moves the target to the nearest page, at least one page from where the movement began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = context.originalTarget.rect.origin[axis]
      let way = target.rect.origin[axis] - start
      guard way != 0 else { continue }
      // Any movement scrolls by at least one page.
      let pages = way > 0 ? max((way / page).rounded(), 1) : min((way / page).rounded(), -1)
      target.rect.origin[axis] = ((start / page).rounded() + pages) * page
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behaviour that stops at multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
