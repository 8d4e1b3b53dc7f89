import HostInterface
import ViewRuntime

/// How colours are mixed with what lies behind.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter

  var name: String { "\(self)" }
}

extension View {
  /// Mixes the view with what lies behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(EffectModifier(.blendMode(blendMode.name)))
  }
}
