import ViewLayouts
import ViewRuntime

/// Icon and title side by side, wherever the label stands.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.labelIconToTitleSpacing) private var spacing

  /// Shows icon and title; `.titleAndIcon` is the shorter way to write it.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      TintedIcon(icon: configuration.icon)
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title side by side, even where the place shows one of them only.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
