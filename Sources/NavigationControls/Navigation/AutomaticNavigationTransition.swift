import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// The host's default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the host's transition.
  public nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The host's default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
