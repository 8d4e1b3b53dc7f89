import TerminalDevice

/// A colour as it is sent to a terminal of a certain depth.
enum TerminalColor: Hashable, Sendable {
  case standard
  /// 0 to 7 normal, 8 to 15 bright.
  case basic(Int)
  case indexed(Int)
  case exact(red: UInt8, green: UInt8, blue: UInt8)
}

/// Finds the nearest colour that a terminal has, by Oklab distance.
///
/// Results are cached: an app uses a few dozen colours, and a search among 240 takes about ten
/// microseconds.
struct ColorReduction: Sendable {
  let depth: ColorDepth
  private var known: [CellColor: TerminalColor] = [:]

  init(depth: ColorDepth) {
    self.depth = depth
  }

  mutating func reduce(_ color: CellColor) -> TerminalColor {
    if color.isStandard || depth == .none { return .standard }
    if depth == .trueColor {
      return .exact(red: color.red, green: color.green, blue: color.blue)
    }
    if let answer = known[color] { return answer }
    // Gradients and fades keep producing new colours; the cache is bounded.
    if known.count > 4096 { known.removeAll() }
    let answer: TerminalColor =
      depth == .palette
      ? .indexed(16 + Self.nearest(to: color, among: Self.cubeAndGreys, lightnessWeight: 1))
      : .basic(Self.nearest(to: color, among: Self.basics, lightnessWeight: 0.25))
    known[color] = answer
    return answer
  }

  /// Returns black or white, whichever is readable on a colour.
  func text(on background: CellColor) -> TerminalColor {
    let isLight = background.lightness > 0.66
    return depth == .sixteen ? .basic(isLight ? 0 : 15) : .indexed(isLight ? 16 : 231)
  }

  /// Returns the colour of an index of the 256; the first sixteen are those of a common theme.
  static func color(ofIndex index: Int) -> CellColor {
    if index < 16 { return basicColors[index] }
    if index >= 232 {
      let grey = UInt8(8 + (index - 232) * 10)
      return CellColor(red: grey, green: grey, blue: grey)
    }
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = index - 16
    return CellColor(
      red: steps[place / 36], green: steps[place / 6 % 6], blue: steps[place % 6])
  }

  private static let basicColors: [CellColor] = [
    0x000000, 0xCD3131, 0x0DBC79, 0xC5A00E, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xCCCCCC,
    0x767676, 0xF14C4C, 0x23D18B, 0xF5F543, 0x3B8EEA, 0xD670D6, 0x29B8DB, 0xFFFFFF,
  ].map { CellColor($0) }
  private static let basics = basicColors.map(Oklab.init)
  private static let cubeAndGreys = (16..<256).map { Oklab(color(ofIndex: $0)) }

  /// Returns the index of the nearest colour. With few choices the hue matters most: a dark green
  /// should become green rather than grey, so differences in lightness weigh less there.
  private static func nearest(
    to color: CellColor, among choices: [Oklab], lightnessWeight: Double
  ) -> Int {
    let wanted = Oklab(color)
    var best = 0
    var bestDistance = Double.infinity
    for (index, choice) in choices.enumerated() {
      let distance = wanted.distanceSquared(to: choice, lightnessWeight: lightnessWeight)
      if distance < bestDistance {
        best = index
        bestDistance = distance
      }
    }
    return best
  }
}
