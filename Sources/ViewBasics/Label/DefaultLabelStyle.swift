import ViewLayouts
import ViewRuntime

/// A style that shows icon and title side by side, or what the context requires.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.isBarLabel) private var isBarLabel

  /// Makes the default style; usually written `.automatic`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if isBarLabel, configuration.hasIcon {
      TitledIcon(icon: configuration.icon, title: configuration.title)
    } else {
      HStack(spacing: spacing) {
        TintedIcon(icon: configuration.icon)
        configuration.title
      }
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title side by side.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
