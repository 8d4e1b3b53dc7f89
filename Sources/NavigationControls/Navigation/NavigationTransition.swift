import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// How a screen comes.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The way in which screens come on this system.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The transition of the host.
  public nonisolated init() {}
}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As screens come on the host.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that says `matchedTransitionSource(id:in:)` with the same id.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

// Screens come as the host brings them; GAPS.md lists the names.
extension View {
  /// Says how the screen comes.
  ///
  /// - Note: Without effect: screens use the host's own transition.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}
