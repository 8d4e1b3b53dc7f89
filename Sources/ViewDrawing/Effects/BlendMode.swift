import HostInterface
import ViewRuntime

/// How colours are mixed with what lies behind.
public enum BlendMode: Hashable, Sendable {
  /// Covers what lies behind.
  case normal
  /// The product of both: never lighter than either.
  case multiply
  /// The product of both inverses, inverted: never darker than either.
  case screen
  /// Multiplies where the background is dark, screens where it is light.
  case overlay
  /// The darker one, for each of red, green and blue.
  case darken
  /// The lighter one, for each of red, green and blue.
  case lighten
  /// Brightens the background the more, the lighter the view is.
  case colorDodge
  /// Darkens the background the more, the darker the view is.
  case colorBurn
  /// Darkens or lightens a little, as the view is dark or light.
  case softLight
  /// Multiplies where the view is dark, screens where it is light.
  case hardLight
  /// The difference of both: white inverts.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// The hue of the view with the saturation and luminosity of the background.
  case hue
  /// The saturation of the view with the hue and luminosity of the background.
  case saturation
  /// The hue and saturation of the view with the luminosity of the background.
  case color
  /// The luminosity of the view with the hue and saturation of the background.
  case luminosity
  /// Drawn only where there is something behind.
  case sourceAtop
  /// Drawn behind what is there.
  case destinationOver
  /// Takes away what is there, as far as the view is opaque.
  case destinationOut
  /// The sum of both, less white.
  case plusDarker
  /// The sum of both, up to white.
  case plusLighter

  /// As hosts know it.
  var blending: Blending {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension View {
  /// Mixes the view with what lies behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier(.blendMode(blendMode.blending)))
  }
}
