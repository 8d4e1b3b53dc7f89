import ViewRuntime

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Shows the title alone; `.titleOnly` is the shorter way to write it.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
