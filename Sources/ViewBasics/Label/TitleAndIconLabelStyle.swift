import ViewLayouts
import ViewRuntime

/// A style that shows icon and title side by side in every context.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.labelIconToTitleSpacing) private var spacing

  /// Makes the title-and-icon style; usually written `.titleAndIcon`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      TintedIcon(icon: configuration.icon)
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title side by side, even where the context shows only one of them.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
