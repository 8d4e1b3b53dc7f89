import Foundation
import ViewBasics
import ViewRuntime

/// How one screen goes over into another one.
public protocol NavigationTransition {}

/// As the place has it.
public struct AutomaticNavigationTransition: NavigationTransition {
  public nonisolated init() {}
}

/// Out of a view of the former screen.
public struct ZoomNavigationTransition: NavigationTransition {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// One fades while the other appears.
public struct CrossFadeNavigationTransition: NavigationTransition {
  public nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the place has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that `matchedTransitionSource(id:in:)` names.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition(id: AnyHashable(sourceID), namespace: namespace) }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// One fades while the other appears.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How a view looks out of which a screen comes.
public protocol MatchedTransitionSourceConfiguration {}

/// A view out of which a screen comes, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// What is behind it on its way.
  public nonisolated func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration()
  }

  /// The form that it has on its way.
  public nonisolated func clipShape(_ shape: RoundedRectangle)
    -> some MatchedTransitionSourceConfiguration
  { EmptyMatchedTransitionSourceConfiguration() }

  /// The shadow that it has on its way.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { EmptyMatchedTransitionSourceConfiguration() }
}

extension View {
  /// How the screen comes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Names the view, so that a screen may come out of it.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Names the view, so that a screen may come out of it.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

extension ToolbarContent {
  /// Names the item, so that a screen may come out of it.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
