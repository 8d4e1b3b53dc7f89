import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// A transition in which the screen zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms out of the view marked by `matchedTransitionSource(id:in:)` with the same id.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
