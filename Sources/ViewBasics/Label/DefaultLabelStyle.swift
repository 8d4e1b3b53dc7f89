import ViewRuntime

/// Icon and title side by side, or what the place asks for.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.labelIconToTitleSpacing) private var spacing

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      TintedIcon(icon: configuration.icon)
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
