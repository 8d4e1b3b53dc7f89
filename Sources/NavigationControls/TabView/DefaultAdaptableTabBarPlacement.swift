import ViewRuntime

extension View {
  /// Sets where an adaptable tab view shows its tabs initially.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.tabViewLook) { $0.prefersRow = defaultPlacement.kind == .tabBar }
  }
}
