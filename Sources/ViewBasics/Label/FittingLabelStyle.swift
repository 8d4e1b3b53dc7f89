import ViewLayouts
import ViewRuntime

/// Icon and title as long as there is room for both, else the icon alone: a title of which no more
/// than the beginning is left says less.
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
