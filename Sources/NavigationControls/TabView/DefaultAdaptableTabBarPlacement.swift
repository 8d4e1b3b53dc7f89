import ViewRuntime

extension View {
  /// In which of the two places an adaptable tab view offers its tabs at first.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.tabViewLook) { $0.prefersRow = defaultPlacement.kind == .tabBar }
  }
}
