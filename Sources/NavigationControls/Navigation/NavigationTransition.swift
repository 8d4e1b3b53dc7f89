import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

/// The transition of a pushed screen.
@MainActor @preconcurrency
public protocol NavigationTransition {}

// The host's transition is always used; GAPS.md lists the names.
extension View {
  /// Sets the transition of the screen.
  ///
  /// - Note: Without effect: screens use the host's own transition.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}
