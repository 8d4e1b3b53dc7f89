import Foundation

/// The lengths of very many lines, only a few of which have been measured.
///
/// An unmeasured line counts with the estimate. Measured lengths are stored in chunks; two Fenwick
/// trees hold the number and the sum of those in each chunk:
///
///     lines    0 .. 255   | 256 .. 511 | 512 ..
///     chunk    3, 72 long   nil          1, 20 long
///     offset(600) = 72 + (600 - 3 - part of 1) · estimate + part of 20
///
/// - Complexity: creation clears O(lines / 256) words, but no more than 65,536; everything else is
///   O(log lines + 256).
package struct LineLengths {
  package private(set) var count: Int
  /// The length of an unmeasured line.
  package private(set) var estimate: CGFloat
  private let chunkCount: Int
  /// The length of each line, or `unknown`, in the first chunks.
  private var chunks: [[CGFloat]?]
  /// The same in those of the other chunks that have measured lines.
  private var farChunks: [Int: [CGFloat]] = [:]
  private var sums: FenwickTree<CGFloat>
  private var counts: FenwickTree<Int>
  private var measuredCount = 0
  /// The number of lines that the estimate is based on.
  private var estimateBasis = 1

  private static let chunkSize = 256
  private static var mostNearChunks: Int { 1 << 16 }
  private static let unknown = CGFloat.nan

  package init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
    chunkCount = (count + Self.chunkSize - 1) / Self.chunkSize
    chunks = [[CGFloat]?](repeating: nil, count: min(chunkCount, Self.mostNearChunks))
    sums = FenwickTree(count: chunkCount)
    counts = FenwickTree(count: chunkCount)
  }

  private func chunk(_ index: Int) -> [CGFloat]? {
    index < chunks.count ? chunks[index] : farChunks[index]
  }

  package var isEmpty: Bool { count == 0 }
  package var total: CGFloat { offset(of: count) }

  /// That of a line that is gone is the estimate: measuring it may have shown that there are fewer.
  package func length(of line: Int) -> CGFloat { measured(line) ?? estimate }

  private func measured(_ line: Int) -> CGFloat? {
    guard line < count,
      let known = chunk(line / Self.chunkSize)?[line % Self.chunkSize]
    else { return nil }
    return known.isNaN ? nil : known
  }

  package func isMeasured(_ line: Int) -> Bool { measured(line) != nil }

  /// Sets a line's length. Ignores a line that is gone, because measuring it may have shown that
  /// there are fewer.
  package mutating func set(_ length: CGFloat, of line: Int) {
    guard line < count else { return }
    let (chunk, place) = line.quotientAndRemainder(dividingBy: Self.chunkSize)
    let former = self.chunk(chunk)?[place] ?? Self.unknown
    guard former != length else { return }
    if chunk < chunks.count {
      Self.set(length, at: place, of: &chunks[chunk])
    } else {
      Self.set(length, at: place, of: &farChunks[chunk])
    }
    sums.add(former.isNaN ? length : length - former, at: chunk)
    if former.isNaN {
      counts.add(1, at: chunk)
      measuredCount += 1
    }
  }

  private static func set(_ length: CGFloat, at place: Int, of chunk: inout [CGFloat]?) {
    if chunk == nil { chunk = [CGFloat](repeating: unknown, count: chunkSize) }
    chunk![place] = length
  }

  /// Returns where a line begins; the end if there is no such line.
  package func offset(of line: Int) -> CGFloat {
    let line = min(line, count)
    let (sum, known) = measuredLines(before: line)
    return sum + CGFloat(line - known) * estimate
  }

  private func measuredLines(before line: Int) -> (sum: CGFloat, count: Int) {
    let (chunk, place) = line.quotientAndRemainder(dividingBy: Self.chunkSize)
    var (sum, count) = (sums.sum(before: chunk), counts.sum(before: chunk))
    guard place > 0, let lengths = self.chunk(chunk) else { return (sum, count) }
    for length in lengths[..<place] where !length.isNaN {
      sum += length
      count += 1
    }
    return (sum, count)
  }

  /// Returns the line at a position; the last one if the position is beyond it.
  package func line(at position: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if offset(of: middle) <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Called when lines were inserted or removed: remaining indices keep their measured lengths,
  /// which are closer to the truth than the estimate, even if other lines are there now.
  package mutating func resize(to count: Int) {
    guard count != self.count else { return }
    var resized = LineLengths(count: count, estimate: estimate)
    resized.estimateBasis = estimateBasis
    for (chunk, lengths) in zip(resized.chunks.indices, chunks) {
      if let lengths { resized.chunks[chunk] = resized.takeOver(lengths, at: chunk) }
    }
    for (chunk, lengths) in farChunks where chunk < resized.chunkCount {
      resized.farChunks[chunk] = resized.takeOver(lengths, at: chunk)
    }
    self = resized
  }

  /// Counts the lengths of a chunk, and returns them without those of lines that are gone.
  private mutating func takeOver(_ lengths: [CGFloat], at chunk: Int) -> [CGFloat] {
    var lengths = lengths
    let beyond = min(max(count - chunk * Self.chunkSize, 0), Self.chunkSize)
    for place in beyond..<Self.chunkSize { lengths[place] = Self.unknown }
    let known = lengths.filter { !$0.isNaN }
    sums.add(known.reduce(0, +), at: chunk)
    counts.add(known.count, at: chunk)
    measuredCount += known.count
    return lengths
  }

  /// Sets the estimate to the average of the measured lengths each time that twice as many are
  /// known; not while a line before this one is unmeasured, because its contents would move.
  package mutating func improveEstimate(before line: Int) {
    guard measuredCount >= 2 * estimateBasis, measuredLines(before: line).count == line else {
      return
    }
    estimateBasis = measuredCount
    estimate = max(sums.sum(before: chunkCount) / CGFloat(measuredCount), 1)
  }
}
