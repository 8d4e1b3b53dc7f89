import Foundation
import LayoutCore
import ViewRuntime

/// Stops at multiples of the scroll view's own size.
public struct PagingScrollTargetBehavior {
  /// Turns whole pages: each movement goes on by one page at least.
  public nonisolated init() {}
}

extension PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Brings the target to the page that is nearest to it, at least one page from where it began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = context.originalTarget.rect.origin[axis]
      let way = target.rect.origin[axis] - start
      guard way != 0 else { continue }
      // Any movement turns one page at least.
      let pages = way > 0 ? max((way / page).rounded(), 1) : min((way / page).rounded(), -1)
      target.rect.origin[axis] = ((start / page).rounded() + pages) * page
    }
  }
}
