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

/// The look of a view that a screen grows out of.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The look without anything said of it.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}

  /// Changes nothing: views look the same while a screen comes.
  public func background(_ style: Color) -> Self { self }
  /// Changes nothing: views look the same while a screen comes.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Changes nothing: views look the same while a screen comes.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
}

// Screens come as the host brings them; GAPS.md lists the names.
extension View {
  /// Says how the screen comes.
  ///
  /// - Note: Without effect: a screen comes as it comes on the host.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}
