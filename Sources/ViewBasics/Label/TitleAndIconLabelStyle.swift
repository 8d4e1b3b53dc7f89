import ViewRuntime

/// Icon and title side by side, wherever the label stands.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.labelIconToTitleSpacing) private var spacing

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      TintedIcon(icon: configuration.icon)
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
