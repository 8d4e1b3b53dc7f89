import Foundation

/// The lengths of very many lines of which only a few have been measured.
///
/// A line that was not measured counts with the estimate. Measured ones are kept as differences from
/// it, in chunks, with the chunks' sums in a Fenwick tree:
///
///     lines    0 .. 255 | 256 .. 511 | 512 ..
///     chunk    +12        nil          -4        offset(600) = 600 · estimate + 12 + part of -4
///
/// - Complexity: making it O(lines / 256) cleared words; everything else O(log lines + 256).
package struct LineLengths {
  package private(set) var count: Int
  /// The length of a line that was not measured.
  package private(set) var estimate: CGFloat
  private var chunks: [[CGFloat]?]
  private var sums: [CGFloat]

  private static let chunkSize = 256

  package init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
    chunks = [[CGFloat]?](repeating: nil, count: chunkCount)
    sums = [CGFloat](repeating: 0, count: chunkCount + 1)
  }

  package var total: CGFloat { offset(of: count) }

  package func length(of line: Int) -> CGFloat {
    estimate + (chunks[line / Self.chunkSize]?[line % Self.chunkSize] ?? 0)
  }

  package mutating func set(_ length: CGFloat, of line: Int) {
    let (chunk, place) = line.quotientAndRemainder(dividingBy: Self.chunkSize)
    if chunks[chunk] == nil {
      chunks[chunk] = [CGFloat](repeating: 0, count: Self.chunkSize)
    }
    let difference = length - estimate
    let change = difference - chunks[chunk]![place]
    guard change != 0 else { return }
    chunks[chunk]![place] = difference
    var index = chunk + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  /// Where a line begins.
  package func offset(of line: Int) -> CGFloat {
    let (chunk, place) = line.quotientAndRemainder(dividingBy: Self.chunkSize)
    var offset = CGFloat(line) * estimate
    var index = chunk
    while index > 0 {
      offset += sums[index]
      index -= index & -index
    }
    if place > 0, let differences = chunks[chunk] {
      offset += differences[..<place].reduce(0, +)
    }
    return offset
  }

  /// The line that covers a position; the last one if it lies behind.
  package func line(at position: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if offset(of: middle) <= position { low = middle } else { high = middle }
    }
    return low
  }
}
