import HostInterface
import ViewEnvironment
import ViewRuntime

extension Color {
  /// Returns the colour for a host, in the environment's colour scheme and accent.
  package func hostColor(in environment: EnvironmentValues) -> HostColor {
    provider.hostColor(in: environment)
  }

  /// The environment keys that `hostColor` reads.
  package static let environmentMask = EnvironmentValues.colorSchemeMask
    .union(EnvironmentValues.tintMask)
}

extension Color.Provider {
  func hostColor(in environment: EnvironmentValues) -> HostColor {
    switch self {
    case .rgba(let r, let g, let b, let a): return .rgba(r, g, b, a)
    case .resolved(let resolved):
      return .rgba(
        Double(resolved.red), Double(resolved.green), Double(resolved.blue),
        Double(resolved.opacity))
    case .semantic(let purpose):
      guard let presented = environment.presentedColorScheme,
        presented != environment.colorScheme
      else { return .semantic(purpose) }
      return purpose.fixed(for: environment.colorScheme).hostColor(in: environment)
    case .adaptive(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).hostColor(in: environment)
    case .accent:
      return environment.accent?.hostColor(in: environment)
        ?? Color.Provider.semantic(.accent).hostColor(in: environment)
    case .named(let name, let bundle):
      return NamedColors.find(name, bundle).hostColor(in: environment)
    case .opacity(let base, let factor):
      return base.hostColor(in: environment).opacity(factor)
    case .mix(let a, let b, let fraction, let perceptual):
      return a.components(in: environment)
        .mixed(with: b.components(in: environment), by: fraction, perceptual: perceptual)
        .hostColor
    }
  }

  /// Returns the colour's components; for a theme colour, those of this package's own light and
  /// dark themes.
  func components(in environment: EnvironmentValues) -> ColorComponents {
    switch hostColor(in: environment) {
    case .rgba(let r, let g, let b, let a):
      return ColorComponents(red: r, green: g, blue: b, opacity: a)
    case .semantic(let purpose, let opacity):
      var fixed = purpose.fixed(for: environment.colorScheme).components(in: environment)
      fixed.opacity *= opacity
      return fixed
    }
  }
}

extension HostColor.Semantic {
  /// Returns the colour in a plain light or dark theme.
  func fixed(for scheme: ColorScheme) -> Color.Provider {
    let isDark = scheme == .dark
    func pick(_ light: Color.Provider, _ dark: Color.Provider) -> Color.Provider {
      isDark ? dark : light
    }
    func label(_ opacity: Double) -> Color.Provider {
      pick(Color.rgb(60, 60, 67, opacity), Color.rgb(235, 235, 245, opacity))
    }
    return switch self {
    case .primary: pick(Color.rgb(0, 0, 0), Color.rgb(255, 255, 255))
    case .secondary: label(0.6)
    case .tertiary, .placeholder: label(0.3)
    case .quaternary: label(0.18)
    case .accent, .link: pick(Color.rgb(0, 122, 255), Color.rgb(10, 132, 255))
    case .destructive: pick(Color.rgb(255, 59, 48), Color.rgb(255, 69, 58))
    case .background: pick(Color.rgb(255, 255, 255), Color.rgb(0, 0, 0))
    case .secondaryBackground: pick(Color.rgb(242, 242, 247), Color.rgb(28, 28, 30))
    case .tertiaryBackground: pick(Color.rgb(255, 255, 255), Color.rgb(44, 44, 46))
    case .separator: pick(Color.rgb(60, 60, 67, 0.29), Color.rgb(84, 84, 88, 0.6))
    case .fill: pick(Color.rgb(120, 120, 128, 0.2), Color.rgb(120, 120, 128, 0.36))
    case .selection: pick(Color.rgb(0, 122, 255, 0.2), Color.rgb(10, 132, 255, 0.3))
    }
  }
}
