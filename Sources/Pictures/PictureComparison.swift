/// The differences between a picture and an approved one.
///
/// ```swift
/// let comparison = PictureComparison(picture, approved: known)
/// guard comparison.isGood else { throw Failure(comparison.description) }
/// ```
///
/// Systems draw the edges of letters and shapes slightly differently. A pixel differs only if one
/// of its channels is off by more than ``tolerance``, and a few such pixels are allowed. But no
/// system draws an area in another colour: a pixel that is off by as much as its left and upper
/// neighbours has a lower tolerance, for instance if a button has lost its faint background.
package struct PictureComparison: Equatable, Sendable {
  /// How much a channel may be off at an edge, from 0 to 255.
  package let tolerance: Int
  /// How many of a thousand pixels may differ.
  package let allowance: Double
  /// Width and height, if they differ.
  package private(set) var sizes: (now: [Int], approved: [Int])?
  package private(set) var differing = 0
  package private(set) var largest = 0
  /// The bounding box of all differing pixels.
  package private(set) var columns: ClosedRange<Int>?
  package private(set) var rows: ClosedRange<Int>?
  private let count: Int

  /// - Complexity: linear in the number of pixels.
  ///
  /// - Parameter areaTolerance: how much a channel may be off if its neighbours are off by as much.
  package init(
    _ picture: Pixmap, approved: Pixmap, tolerance: Int = 24, areaTolerance: Int = 2,
    allowance: Double = 1
  ) {
    self.tolerance = tolerance
    self.allowance = allowance
    count = picture.width * picture.height
    guard picture.width == approved.width, picture.height == approved.height else {
      sizes = ([picture.width, picture.height], [approved.width, approved.height])
      return
    }
    for index in 0..<count {
      let difference = Self.difference(picture.bytes, approved.bytes, at: index * 4)
      guard difference != SIMD4() else { continue }
      let size = Self.size(difference)
      largest = max(largest, size)
      let (x, y) = (index % picture.width, index / picture.width)
      let isOther =
        size > tolerance
        || size > areaTolerance && x > 0 && y > 0
          && [index - 1, index - picture.width].allSatisfy {
            Self.size(Self.difference(picture.bytes, approved.bytes, at: $0 * 4) &- difference) <= 1
          }
      if isOther { note(x, y) }
    }
  }

  /// The difference of each channel from the approved picture.
  private static func difference(_ a: [UInt8], _ b: [UInt8], at start: Int) -> SIMD4<Int16> {
    // A clear pixel has no colour.
    if a[start + 3] == 0, b[start + 3] == 0 { return SIMD4() }
    var difference = SIMD4<Int16>()
    for channel in 0..<4 {
      difference[channel] = Int16(a[start + channel]) - Int16(b[start + channel])
    }
    return difference
  }

  private static func size(_ difference: SIMD4<Int16>) -> Int {
    Int(max(difference.max(), -difference.min()))
  }

  private mutating func note(_ x: Int, _ y: Int) {
    differing += 1
    columns = min(columns?.lowerBound ?? x, x)...max(columns?.upperBound ?? x, x)
    rows = min(rows?.lowerBound ?? y, y)...max(rows?.upperBound ?? y, y)
  }

  /// Whether the pictures count as equal.
  package var isGood: Bool {
    sizes == nil && Double(differing) * 1000 <= allowance * Double(count)
  }

  package static func == (a: PictureComparison, b: PictureComparison) -> Bool {
    a.description == b.description && a.isGood == b.isGood
  }
}

extension PictureComparison: CustomStringConvertible {
  /// "312 of 76800 pixels differ, by 255 at most, within x 20...180, y 4...22".
  package var description: String {
    if let sizes {
      return "it is \(sizes.now[0]) × \(sizes.now[1]) pixels large, approved were "
        + "\(sizes.approved[0]) × \(sizes.approved[1])"
    }
    guard let columns, let rows else { return "the pictures are the same" }
    return "\(differing) of \(count) pixels differ, by \(largest) at most, within "
      + "x \(columns.lowerBound)...\(columns.upperBound), y \(rows.lowerBound)...\(rows.upperBound)"
  }
}
