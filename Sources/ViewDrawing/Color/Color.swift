import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A colour: fixed, or adapting to light and dark mode, the theme or the accent.
///
/// ```swift
/// Text("Late").foregroundStyle(Color.red)
/// Color(red: 0.2, green: 0.4, blue: 1).frame(height: 2)
/// ```
///
/// As a view it fills the proposed size, and takes 10 points for an unspecified dimension (S11.2).
public struct Color: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    /// Components in sRGB.
    case rgba(Double, Double, Double, Double)
    /// Components resolved by a program, preserved exactly.
    case resolved(Resolved)
    /// A colour of the host's theme.
    case semantic(HostColor.Semantic)
    case adaptive(light: Provider, dark: Provider)
    case accent
    case named(String, Bundle?)
    case opacity(Provider, Double)
    case mix(Provider, Provider, Double, perceptual: Bool)
  }

  package let provider: Provider

  package init(_ provider: Provider) { self.provider = provider }

  /// The colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded, as in design tools and on the web.
    case sRGB
    /// Linear in light.
    case sRGBLinear
    /// A wider gamut than sRGB, with greener greens and redder reds.
    case displayP3
  }

  /// Makes a colour from an asset catalogue, or from a package's resources.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// Makes the same colour.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(provider, opacity)) }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch provider {
    case .rgba(let r, let g, let b, let a): Self.text(Resolved(sRGB: (r, g, b), opacity: a))
    case .resolved(let resolved): Self.text(resolved)
    case .semantic(let purpose): purpose.rawValue
    case .adaptive(let light, _):
      Self.systemColors.first { $0.value.provider == provider }?.key ?? Color(light).description
    case .accent: "accentColor"
    case .named(let name, let bundle):
      "NamedColor(name: \"\(name)\", bundle: \(String(describing: bundle)))"
    case .opacity(let base, let factor):
      "\(Int(clamping: (factor * 100).rounded()))% \(Color(base))"
    case .mix(let a, let b, let fraction, _): "mix(\(Color(a)), \(Color(b)), \(fraction))"
    }
  }

  private static func text(_ resolved: Resolved) -> String {
    switch resolved {
    case Resolved(sRGB: (0, 0, 0), opacity: 0): "clear"
    case Resolved(sRGB: (0, 0, 0), opacity: 1): "black"
    case Resolved(sRGB: (1, 1, 1), opacity: 1): "white"
    default: resolved.description
    }
  }
}
