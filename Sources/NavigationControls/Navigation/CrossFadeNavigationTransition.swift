import ViewRuntime

/// One screen fades while the other appears.
public struct CrossFadeNavigationTransition: NavigationTransition {
  /// Makes the transition; screens here always use the host's transition.
  public nonisolated init() {}
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// One screen fades while the other appears.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension ToolbarContent {
  /// Marks the item as the source of a zoom transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
