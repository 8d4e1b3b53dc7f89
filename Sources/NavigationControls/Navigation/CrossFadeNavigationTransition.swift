import ViewRuntime

/// One screen fades while the other appears.
public struct CrossFadeNavigationTransition: NavigationTransition {
  /// The transition; screens come as the host brings them here, whatever is chosen.
  public nonisolated init() {}
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// One screen fades while the other appears.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension ToolbarContent {
  /// Says that a screen may grow out of the item.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
