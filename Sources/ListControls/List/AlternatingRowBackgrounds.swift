import ViewRuntime

extension View {
  /// Whether every other row of the lists and tables inside is darker.
  ///
  /// - Note: Without effect: rows have one background.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows within a margin, every other one darker.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows within a frame, every other one darker.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
  }
}
