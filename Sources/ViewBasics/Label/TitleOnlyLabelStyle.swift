import ViewRuntime

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the title-only style; usually written `.titleOnly`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
