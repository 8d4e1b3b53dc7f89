import HostInterface
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// Takes over what a host says of its surroundings, into the environment of a window's root.
  package mutating func take(_ surroundings: HostEnvironment) {
    let scheme: ColorScheme = surroundings.isDark ? .dark : .light
    colorScheme = scheme
    presentedColorScheme = scheme
    appearsActive = surroundings.isActive
    locale = surroundings.locale
    calendar.locale = surroundings.locale
    layoutDirection = surroundings.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
