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
