import LayoutCore
import Rasterizer

/// Eight dots of a picture, two by four, as one cell: finds the glyph and the colours that come
/// nearest.
///
/// Areas become backgrounds and blocks (quarters, or eighths if the terminal has them), thin lines
/// and small specks become braille. A cell has only two colours; more are mixed.
struct DotCell {
  struct Look {
    var glyph: Character
    var foreground: CellColor
    /// nil: unchanged.
    var background: CellColor?
  }

  private struct Dot {
    var color: SIMD4<Float>
    var cover: Float
    var isLine: Bool
  }

  /// Row by row.
  private var dots: [Dot] = []

  init(_ buffer: PixelBuffer, _ column: Int, _ row: Int, opacity: Float) {
    dots.reserveCapacity(8)
    for y in (row * 4)..<(row * 4 + 4) {
      for x in (column * 2)..<(column * 2 + 2) {
        let index = y * buffer.width + x
        dots.append(
          Dot(
            color: buffer.pixels[index] * opacity, cover: buffer.cover[index],
            isLine: buffer.isLine[index]))
      }
    }
  }

  /// The braille bit of each dot, row by row.
  private static let braille: [UInt32] = [0, 3, 1, 4, 2, 5, 6, 7]

  /// - Parameter below: the exact colour below; the result is nil if nothing is drawn.
  func look(on below: CellColor, _ theme: Theme) -> Look? {
    let covered = (0..<8).filter { dots[$0].cover >= 0.5 && dots[$0].color.w > 0.01 }
    guard !covered.isEmpty else { return nil }
    let lines = covered.filter { dots[$0].isLine }
    guard lines.isEmpty else {
      let rest = covered.filter { !dots[$0].isLine }
      let isOnArea = rest.count * 2 >= 8 - lines.count && !rest.isEmpty
      return specks(
        isOnArea || rest.isEmpty ? lines : covered, below,
        isOnArea ? mean(rest, over: below) : nil, inkOf: lines)
    }
    return blocks(covered, below, theme)
  }

  private func specks(
    _ places: [Int], _ below: CellColor, _ background: CellColor?, inkOf colored: [Int]? = nil
  ) -> Look? {
    var pattern: UInt32 = 0
    for place in places { pattern |= 1 << Self.braille[place] }
    guard let scalar = Unicode.Scalar(0x2800 + pattern) else { return nil }
    return Look(
      glyph: Character(scalar),
      foreground: mean(colored ?? places, over: background ?? below, whole: true),
      background: background)
  }

  // MARK: Areas

  /// The dots of each quarter: top left, top right, bottom left, bottom right.
  private static let quarters = [[0, 2], [1, 3], [4, 6], [5, 7]]
  private static let eighths = (0..<8).map { [$0] }

  private func blocks(_ covered: [Int], _ below: CellColor, _ theme: Theme) -> Look? {
    let parts = theme.hasOctants ? Self.eighths : Self.quarters
    let shares = parts.map { part in
      part.reduce(0) { $0 + dots[$1].cover } / Float(part.count)
    }
    let filled = parts.indices.filter { shares[$0] >= 0.5 }
    func glyph(_ places: [Int]) -> Character {
      let mask = places.reduce(0) { $0 | 1 << $1 }
      return theme.hasOctants ? BlockGlyphs.eighths[mask] : BlockGlyphs.quarters[mask]
    }
    guard !filled.isEmpty else { return specks(covered, below, nil) }
    if theme.isColorless { return shade(below, theme) }
    let colors = parts.map { mean($0, over: below) }
    guard filled.count == parts.count else {
      let all = filled.flatMap { parts[$0] }
      return Look(glyph: glyph(filled), foreground: mean(all, over: below), background: nil)
    }
    // The two parts that differ most, and each of the others with the nearer of them.
    var (first, second, widest) = (0, 0, 0)
    for a in parts.indices {
      for b in (a + 1)..<parts.count where colors[a].distance(to: colors[b]) > widest {
        (first, second, widest) = (a, b, colors[a].distance(to: colors[b]))
      }
    }
    guard widest > 24 else {
      let whole = mean(Array(0..<8), over: below)
      return Look(glyph: " ", foreground: whole, background: whole)
    }
    let near = parts.indices.filter {
      colors[$0].distance(to: colors[first]) <= colors[$0].distance(to: colors[second])
    }
    let far = parts.indices.filter { !near.contains($0) }
    return Look(
      glyph: glyph(near), foreground: mean(near.flatMap { parts[$0] }, over: below),
      background: mean(far.flatMap { parts[$0] }, over: below))
  }

  /// Returns a shade glyph: without colours only light and dark remain.
  private func shade(_ below: CellColor, _ theme: Theme) -> Look {
    let light = mean(Array(0..<8), over: below).lightness
    let glyphs: [Character] = theme.isDark ? ["░", "▒", "▓", "█"] : ["█", "▓", "▒", "░"]
    let glyph = glyphs[min(max(Int(clamping: light * Double(glyphs.count)), 0), glyphs.count - 1)]
    return Look(glyph: glyph, foreground: .standard, background: nil)
  }

  // MARK: Colours

  /// Returns the mean of some dots as they look on a background.
  ///
  /// - Parameter whole: counts a partly covered dot as a covered one.
  private func mean(_ places: [Int], over below: CellColor, whole: Bool = false) -> CellColor {
    var sum = SIMD4<Float>.zero
    for place in places {
      let dot = dots[place]
      let edge = dot.cover > 0.01 ? 1 / min(dot.cover, 1) : 1
      sum += whole || dot.cover >= 0.5 ? dot.color * edge : dot.color
    }
    sum /= Float(max(places.count, 1))
    let left = 1 - min(sum.w, 1)
    func channel(_ value: Float, _ below: UInt8) -> UInt8 {
      UInt8(clamping: Double(value * 255 + left * Float(below)).rounded())
    }
    return CellColor(
      red: channel(sum.x, below.red), green: channel(sum.y, below.green),
      blue: channel(sum.z, below.blue))
  }
}

extension CellColor {
  /// Returns the distance of two exact colours, in steps of a channel.
  fileprivate func distance(to other: CellColor) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }
}
