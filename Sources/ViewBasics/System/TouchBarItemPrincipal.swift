import ViewRuntime

extension View {
  /// Places a view in the centre of the touch bar.
  ///
  /// - Note: Without effect: no machine here has a touch bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
}
