import ViewRuntime

extension View {
  /// Places a view in the centre of the touch bar.
  ///
  /// - Note: Without effect: there is no Touch Bar.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
}
