import ViewLayouts
import ViewRuntime

/// A style that shows icon and title if both fit, otherwise only the icon: a truncated title says
/// less.
package struct FittingLabelStyle: LabelStyle {
  package nonisolated init() {}

  package func makeBody(configuration: Configuration) -> some View {
    if configuration.hasIcon {
      ViewThatFits(in: .horizontal) {
        Label(configuration)
        TitledIcon(icon: configuration.icon, title: configuration.title)
      }
    } else {
      Label(configuration)
    }
  }
}
