import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// The transition of a pushed screen.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The host's default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the host's transition.
  public nonisolated init() {}
}

/// A transition in which the screen zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The host's default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms out of the view marked by `matchedTransitionSource(id:in:)` with the same id.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

// The host's transition is always used; GAPS.md lists the names.
extension View {
  /// Sets the transition of the screen.
  ///
  /// - Note: Without effect: screens use the host's own transition.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}
