import HostInterface

extension Font {
  /// Returns the font's specification for a host, at a text size.
  package func spec(at size: DynamicTypeSize) -> FontSpec {
    var spec = baseSpec(at: size)
    for change in changes {
      switch change {
      case .weight(let weight): spec.weight = weight.value
      case .italic: spec.isItalic = true
      case .monospaced: spec.design = .monospaced
      case .monospacedDigit: spec.isMonospacedDigit = true
      case .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps: spec.isSmallCaps = true
      case .width, .leading: break
      }
    }
    return spec
  }

  private func baseSpec(at size: DynamicTypeSize) -> FontSpec {
    switch base {
    case .style(let style, let design, let weight):
      FontSpec(
        size: style.size(at: size), weight: (weight ?? style.weight).value,
        design: (design ?? .default).spec)
    case .system(let points, let weight, let design):
      FontSpec(
        size: points, weight: (weight ?? .regular).value, design: (design ?? .default).spec)
    case .custom(let name, let points, let style):
      FontSpec(size: points * (style?.scale(at: size) ?? 1), family: name)
    }
  }

  /// Returns the font's additional line spacing, in points.
  package func extraLeading(at size: DynamicTypeSize) -> Double {
    for case .leading(let leading) in changes.reversed() {
      switch leading {
      case .standard: return 0
      case .tight: return -2
      case .loose: return 2
      }
    }
    return 0
  }
}

extension Font.Design {
  package var spec: FontSpec.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
