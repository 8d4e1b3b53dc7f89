import ViewRuntime

extension View {
  /// Sets whether every other row of the lists and tables inside is darker.
  ///
  /// - Note: Without effect: rows have one background.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

extension ListStyle where Self == InsetListStyle {
  /// Returns a style with inset rows; all rows have the same background here, whatever the
  /// argument.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Returns a style with a border around the list; all rows have the same background here,
  /// whatever the argument.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
  }
}
