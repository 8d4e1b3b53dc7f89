import HostInterface
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// Takes over what a host says, into the environment of a window's root.
  package mutating func take(_ host: HostEnvironment) {
    let scheme: ColorScheme = host.isDark ? .dark : .light
    colorScheme = scheme
    presentedColorScheme = scheme
    appearsActive = host.isActive
    locale = host.locale
    calendar.locale = host.locale
    layoutDirection = host.isRightToLeft ? .rightToLeft : .leftToRight
    // Not set where nobody asks for it: what is set stays in the list of values for good.
    if host.reducesMotion { accessibilityReduceMotion = true }
    if host.hasHighContrast { colorSchemeContrast = .increased }
  }
}
