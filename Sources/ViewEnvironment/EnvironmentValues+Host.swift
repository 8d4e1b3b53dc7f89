import HostInterface
import LayoutCore
import ViewRuntime

extension EnvironmentValues {
  /// Applies a host's settings to the environment of a window's root.
  package mutating func take(_ host: HostEnvironment) {
    let scheme: ColorScheme = host.isDark ? .dark : .light
    colorScheme = scheme
    presentedColorScheme = scheme
    appearsActive = host.isActive
    locale = host.locale
    calendar.locale = host.locale
    layoutDirection = host.isRightToLeft ? .rightToLeft : .leftToRight
    // Only set if requested: a setting stays in the environment for good.
    if host.reducesMotion { accessibilityReduceMotion = true }
    if host.hasHighContrast { colorSchemeContrast = .increased }
  }
}
