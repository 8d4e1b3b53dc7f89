/// Converts frequencies to samples: the inverse cosine transform of a block of eight by eight.
enum JPEGBlock {
  // cos(kπ/16)
  private static let c1: Float = 0.980_785_28
  private static let c2: Float = 0.923_879_53
  private static let c3: Float = 0.831_469_6
  private static let c4: Float = 0.707_106_77
  private static let c5: Float = 0.555_570_24
  private static let c6: Float = 0.382_683_43
  private static let c7: Float = 0.195_090_32

  /// Writes the block's samples, from 0 to 255, to a plane.
  ///
  /// - Parameters:
  ///   - block: the 64 coefficients.
  ///   - scale: the factor of each.
  ///   - plane: the position of the upper left sample.
  ///   - stride: the distance between rows of samples.
  static func write(
    _ block: UnsafePointer<Int16>, scale: UnsafePointer<Int>, work: UnsafeMutablePointer<Float>,
    to plane: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    var isFlat = true
    for index in 0..<64 {
      let value = block[index]
      if index > 0, value != 0 { isFlat = false }
      work[index] = Float(Int(value) * scale[index])
    }
    if isFlat {
      let sample = Self.sample(work[0] / 8)
      for row in 0..<8 { (plane + row * stride).update(repeating: sample, count: 8) }
      return
    }
    for row in 0..<8 { transform(work + row * 8, step: 1) }
    for column in 0..<8 { transform(work + column, step: 8) }
    for row in 0..<8 {
      for column in 0..<8 { plane[row * stride + column] = sample(work[row * 8 + column]) }
    }
  }

  private static func sample(_ value: Float) -> UInt8 {
    UInt8(min(max(value + 128.5, 0), 255))
  }

  /// Transforms eight values in place, with even and odd frequencies separate.
  private static func transform(_ x: UnsafeMutablePointer<Float>, step: Int) {
    let (x0, x1, x2, x3) = (x[0], x[step], x[2 * step], x[3 * step])
    let (x4, x5, x6, x7) = (x[4 * step], x[5 * step], x[6 * step], x[7 * step])
    let (sum, difference) = (c4 * (x0 + x4), c4 * (x0 - x4))
    let (far, near) = (c2 * x2 + c6 * x6, c6 * x2 - c2 * x6)
    let (e0, e1, e2, e3) = (sum + far, difference + near, difference - near, sum - far)
    let o0 = c1 * x1 + c3 * x3 + c5 * x5 + c7 * x7
    let o1 = c3 * x1 - c7 * x3 - c1 * x5 - c5 * x7
    let o2 = c5 * x1 - c1 * x3 + c7 * x5 + c3 * x7
    let o3 = c7 * x1 - c5 * x3 + c3 * x5 - c1 * x7
    x[0] = (e0 + o0) / 2
    x[step] = (e1 + o1) / 2
    x[2 * step] = (e2 + o2) / 2
    x[3 * step] = (e3 + o3) / 2
    x[4 * step] = (e3 - o3) / 2
    x[5 * step] = (e2 - o2) / 2
    x[6 * step] = (e1 - o1) / 2
    x[7 * step] = (e0 - o0) / 2
  }
}
