import Dispatch
import Foundation
import LayoutCore
import Timekeeping
import ViewRuntime

/// Scrolls to views by their id: those of `id(_:)`, and the elements of a `ForEach`.
public struct ScrollViewProxy {
  package let element: ElementReference

  /// Brings the first view with this id into sight.
  ///
  /// - Parameter anchor: the point of the view and of the scroll view that should meet; nil: as
  ///   little movement as needed.
  ///
  /// From another thread it takes effect a moment later.
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
