import ViewRuntime

extension View {
  /// Puts a view of a touch bar into the bar's middle.
  ///
  /// - Note: Without effect: no machine here has a touch bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
}
