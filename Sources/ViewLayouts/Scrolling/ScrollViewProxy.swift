import Dispatch
import Foundation
import LayoutCore
import Timekeeping
import ViewRuntime

/// A proxy that scrolls to views by their id: those of `id(_:)`, and the elements of a `ForEach`.
public struct ScrollViewProxy {
  package let element: ElementReference

  /// Scrolls the first view with this id into view.
  ///
  /// - Parameter anchor: the point of the view to align with the same point of the scroll view; nil
  ///   scrolls by the least movement.
  ///
  /// On another thread, it takes effect asynchronously.
  public nonisolated func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    nonisolated(unsafe) let id = AnyHashable(id)
    let element = element
    if isOnMainActor() {
      onMainActor { element.scroll(to: id, anchor: anchor) }
    } else {
      DispatchQueue.main.async { element.scroll(to: id, anchor: anchor) }
    }
  }
}
