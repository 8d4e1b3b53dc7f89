import ViewLayouts
import ViewRuntime

/// Icon and title side by side, or what the place asks for.
public struct DefaultLabelStyle: LabelStyle {
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.isBarLabel) private var isBarLabel

  /// The style of labels for which none is set; `.automatic` is the shorter way to write it.
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
