import Foundation

/// The lengths of very many lines of which only a few have been measured.
///
/// A line that was not measured counts with the estimate. The measured ones are kept in chunks; how
/// many there are in each and what they sum up to stands in two Fenwick trees:
///
///     lines    0 .. 255   | 256 .. 511 | 512 ..
///     chunk    3, 72 long   nil          1, 20 long
///     offset(600) = 72 + (600 - 3 - part of 1) · estimate + part of 20
///
/// - Complexity: making it O(lines / 256) cleared words; everything else O(log lines + 256).
package struct LineLengths {
  package private(set) var count: Int
  /// The length of a line that was not measured.
  package private(set) var estimate: CGFloat
  /// Of each line its length, or `unknown`.
  private var chunks: [[CGFloat]?]
  private var sums: FenwickTree<CGFloat>
  private var counts: FenwickTree<Int>
  private var measuredCount = 0
  /// How many lines the estimate was made of.
  private var estimateBasis = 1

  private static let chunkSize = 256
  private static let unknown = CGFloat.nan

  package init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    let chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
    chunks = [[CGFloat]?](repeating: nil, count: chunkCount)
    sums = FenwickTree(count: chunkCount)
    counts = FenwickTree(count: chunkCount)
  }

  package var isEmpty: Bool { count == 0 }
  package var total: CGFloat { offset(of: count) }

  package func length(of line: Int) -> CGFloat { measured(line) ?? estimate }

  private func measured(_ line: Int) -> CGFloat? {
    guard let known = chunks[line / Self.chunkSize]?[line % Self.chunkSize] else { return nil }
    return known.isNaN ? nil : known
  }

  package func isMeasured(_ line: Int) -> Bool { measured(line) != nil }

  package mutating func set(_ length: CGFloat, of line: Int) {
    let (chunk, place) = line.quotientAndRemainder(dividingBy: Self.chunkSize)
    if chunks[chunk] == nil {
      chunks[chunk] = [CGFloat](repeating: Self.unknown, count: Self.chunkSize)
    }
    let former = chunks[chunk]![place]
    guard former != length else { return }
    chunks[chunk]![place] = length
    sums.add(former.isNaN ? length : length - former, at: chunk)
    if former.isNaN {
      counts.add(1, at: chunk)
      measuredCount += 1
    }
  }

  /// Where a line begins.
  package func offset(of line: Int) -> CGFloat {
    let (sum, known) = measuredLines(before: line)
    return sum + CGFloat(line - known) * estimate
  }

  private func measuredLines(before line: Int) -> (sum: CGFloat, count: Int) {
    let (chunk, place) = line.quotientAndRemainder(dividingBy: Self.chunkSize)
    var (sum, count) = (sums.sum(before: chunk), counts.sum(before: chunk))
    guard place > 0, let lengths = chunks[chunk] else { return (sum, count) }
    for length in lengths[..<place] where !length.isNaN {
      sum += length
      count += 1
    }
    return (sum, count)
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

  /// Lines came or went: those that are there still keep what was measured at their number, which
  /// is nearer to the truth than the estimate, even if others stand there now.
  package mutating func resize(to count: Int) {
    guard count != self.count else { return }
    var resized = LineLengths(count: count, estimate: estimate)
    resized.estimateBasis = estimateBasis
    for (chunk, lengths) in zip(resized.chunks.indices, chunks) {
      guard var lengths else { continue }
      let beyond = min(max(count - chunk * Self.chunkSize, 0), Self.chunkSize)
      for place in beyond..<Self.chunkSize { lengths[place] = Self.unknown }
      let known = lengths.filter { !$0.isNaN }
      resized.chunks[chunk] = lengths
      resized.sums.add(known.reduce(0, +), at: chunk)
      resized.counts.add(known.count, at: chunk)
      resized.measuredCount += known.count
    }
    self = resized
  }

  /// Takes the average of what was measured as the estimate, each time that twice as much is known;
  /// not while a line before this one is a guess, as what stands there would move.
  package mutating func improveEstimate(before line: Int) {
    guard measuredCount >= 2 * estimateBasis, measuredLines(before: line).count == line else {
      return
    }
    estimateBasis = measuredCount
    estimate = max(sums.sum(before: chunks.count) / CGFloat(measuredCount), 1)
  }
}
