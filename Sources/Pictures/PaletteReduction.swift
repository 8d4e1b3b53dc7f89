/// Chooses 256 colours that represent all colours of a picture: the colour space is split
/// repeatedly where it is widest, and each part is represented by its mean.
///
/// - Complexity: linear in the number of pixels, plus the number of colours (at most 32,768 are
///   distinguished) times the logarithm of 256.
struct PaletteReduction {
  private(set) var palette: [Pixmap.Pixel] = []
  private var indices: [UInt16: UInt8] = [:]

  private struct Box {
    var colors: [(color: UInt16, count: Int)]

    /// The channel with the largest range, and that range.
    var widest: (shift: UInt16, span: UInt16) {
      var widest: (shift: UInt16, span: UInt16) = (0, 0)
      for shift: UInt16 in [0, 5, 10] {
        let values = colors.map { ($0.color >> shift) & 31 }
        let span = (values.max() ?? 0) - (values.min() ?? 0)
        if span > widest.span { widest = (shift, span) }
      }
      return widest
    }

    var weight: Int { colors.reduce(0) { $0 + $1.count } }
  }

  /// - Parameter colors: the colours of all pixels, as 0xRRGGBB.
  init(_ colors: [UInt32]) {
    var counts: [UInt16: Int] = [:]
    for color in colors { counts[Self.coarse(color), default: 0] += 1 }
    var boxes = [Box(colors: counts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 })]
    if counts.isEmpty { boxes = [] }
    while boxes.count < 256 {
      let largest = boxes.indices.filter { boxes[$0].colors.count > 1 }
        .max { Self.need(boxes[$0]) < Self.need(boxes[$1]) }
      guard let largest else { break }
      let (low, high) = Self.halves(of: boxes[largest])
      boxes[largest] = low
      boxes.append(high)
    }
    // The mean of the exact colours, so that a part with a single colour keeps it.
    for (index, box) in boxes.enumerated() {
      for (color, _) in box.colors { indices[color] = UInt8(index) }
    }
    var sums = Array(repeating: SIMD4<Int>(), count: boxes.count)
    for color in colors {
      sums[Int(index(of: color))] &+= [
        Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255), 1,
      ]
    }
    palette = sums.map { sum in
      let count = max(1, sum.w)
      return Pixmap.Pixel(
        red: UInt8(sum.x / count), green: UInt8(sum.y / count), blue: UInt8(sum.z / count))
    }
  }

  func index(of color: UInt32) -> UInt8 { indices[Self.coarse(color)] ?? 0 }

  private static func coarse(_ color: UInt32) -> UInt16 {
    UInt16(color >> 19 & 31) << 10 | UInt16(color >> 11 & 31) << 5 | UInt16(color >> 3 & 31)
  }

  private static func need(_ box: Box) -> Int { Int(box.widest.span) * box.weight }

  private static func halves(of box: Box) -> (Box, Box) {
    let shift = box.widest.shift
    let sorted = box.colors.sorted { ($0.color >> shift & 31) < ($1.color >> shift & 31) }
    let half = box.weight / 2
    var sum = 0
    var cut = 0
    while cut < sorted.count - 1, sum + sorted[cut].count <= half || cut == 0 {
      sum += sorted[cut].count
      cut += 1
    }
    return (Box(colors: Array(sorted[..<cut])), Box(colors: Array(sorted[cut...])))
  }
}
