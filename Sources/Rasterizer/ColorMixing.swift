import HostInterface

/// The formula that mixes a colour with the one below it, for a ``Blending``.
///
/// The formulas are those of the W3C's "Compositing and Blending", which Core Graphics shares.
enum ColorMixing: String {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter

  /// `normal` for an unknown blending.
  init(_ blending: Blending) { self = ColorMixing(rawValue: blending.rawValue) ?? .normal }

  /// Whether the background changes even where nothing is drawn on it.
  var reachesBeyond: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// The result for premultiplied colours.
  func mix(_ source: SIMD4<Float>, over below: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .normal: return source + below * (1 - source.w)
    case .clear: return .zero
    case .copy: return source
    case .sourceIn: return source * below.w
    case .sourceOut: return source * (1 - below.w)
    case .sourceAtop: return source * below.w + below * (1 - source.w)
    case .destinationOver: return below + source * (1 - below.w)
    case .destinationIn: return below * source.w
    case .destinationOut: return below * (1 - source.w)
    case .destinationAtop: return below * source.w + source * (1 - below.w)
    case .xor: return source * (1 - below.w) + below * (1 - source.w)
    case .plusLighter: return (source + below).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker: return darker(source, below)
    default: return blend(source, below)
    }
  }

  private func darker(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    let opacity = min(source.w + below.w, 1)
    let gaps = (SIMD4(repeating: source.w) - source) + (SIMD4(repeating: below.w) - below)
    var sum = (SIMD4(repeating: opacity) - gaps).clamped(lowerBound: .zero, upperBound: .one)
    sum.w = opacity
    return sum
  }

  private func blend(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
    guard source.w > 0, below.w > 0 else { return source + below * (1 - source.w) }
    let (a, b) = (source / source.w, below / below.w)
    var mixed = SIMD4<Float>()
    switch self {
    case .hue: mixed = Tone(b, saturation: Tone.saturation(b), hueOf: a).color
    case .saturation: mixed = Tone(b, saturation: Tone.saturation(a), hueOf: b).color
    case .color: mixed = Tone.setting(a, luminosity: Tone.luminosity(b))
    case .luminosity: mixed = Tone.setting(b, luminosity: Tone.luminosity(a))
    default: for channel in 0..<3 { mixed[channel] = channelMix(a[channel], b[channel]) }
    }
    var result =
      source * (1 - below.w) + below * (1 - source.w) + mixed * (source.w * below.w)
    result.w = source.w + below.w - source.w * below.w
    return result
  }

  private func channelMix(_ s: Float, _ b: Float) -> Float {
    switch self {
    case .multiply: s * b
    case .screen: s + b - s * b
    case .overlay: Self.hard(b, s)
    case .hardLight: Self.hard(s, b)
    case .darken: min(s, b)
    case .lighten: max(s, b)
    case .colorDodge: b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: Self.soft(s, b)
    case .difference: abs(s - b)
    case .exclusion: s + b - 2 * s * b
    default: s
    }
  }

  private static func hard(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  }

  private static func soft(_ s: Float, _ b: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }
}

/// Hue, saturation and luminosity of colours, for the four modes that preserve two of them.
private struct Tone {
  let color: SIMD4<Float>

  /// The luminosity of `base` with another colour's hue.
  init(_ base: SIMD4<Float>, saturation: Float, hueOf other: SIMD4<Float>) {
    let low = min(other.x, other.y, other.z)
    let span = max(other.x, other.y, other.z) - low
    var stretched = SIMD4<Float>()
    if span > 0 { stretched = (other - SIMD4(repeating: low)) * (saturation / span) }
    color = Tone.setting(stretched, luminosity: Tone.luminosity(base))
  }

  static func luminosity(_ color: SIMD4<Float>) -> Float {
    0.3 * color.x + 0.59 * color.y + 0.11 * color.z
  }

  static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  static func setting(_ color: SIMD4<Float>, luminosity wanted: Float) -> SIMD4<Float> {
    var moved = color + SIMD4(repeating: wanted - luminosity(color))
    let light = luminosity(moved)
    let grey = SIMD4(repeating: light)
    let low = min(moved.x, moved.y, moved.z)
    let high = max(moved.x, moved.y, moved.z)
    if low < 0, light > low { moved = grey + (moved - grey) * (light / (light - low)) }
    if high > 1, high > light { moved = grey + (moved - grey) * ((1 - light) / (high - light)) }
    return moved
  }
}
