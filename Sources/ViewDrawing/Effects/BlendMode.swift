import HostInterface
import ViewRuntime

/// How the colours of a view blend with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// Covers what is behind.
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
  /// Brightens the background, more for lighter views.
  case colorDodge
  /// Darkens the background, more for darker views.
  case colorBurn
  /// Gently darkens or lightens, depending on the view.
  case softLight
  /// Multiplies where the view is dark, screens where it is light.
  case hardLight
  /// The difference of both: white inverts the background.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the view with the saturation and luminosity of the background.
  case hue
  /// The saturation of the view with the hue and luminosity of the background.
  case saturation
  /// The hue and saturation of the view with the luminosity of the background.
  case color
  /// The luminosity of the view with the hue and saturation of the background.
  case luminosity
  /// Draws only where there is content behind.
  case sourceAtop
  /// Draws behind the existing content.
  case destinationOver
  /// Erases the existing content by the view's opacity.
  case destinationOut
  /// The sum of both minus white.
  case plusDarker
  /// The sum of both, at most white.
  case plusLighter

  /// The host's representation.
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
  /// Blends the view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier(.blendMode(blendMode.blending)))
  }
}
