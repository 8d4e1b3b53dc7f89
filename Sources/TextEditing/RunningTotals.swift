/// The number of characters, bytes or rows before each of many lines.
///
/// The offset by which a change shifts later lines is kept separately until a line elsewhere
/// changes, so that typing in a line updates only its own sum.
struct RunningTotals: Sendable {
  /// Before each line, and finally before the end; sums after `bend` lack `shift`.
  private var sums = [0]
  private var bend = 0
  private var shift = 0

  /// The number of lines.
  var count: Int { sums.count - 1 }

  /// The total before a line, or before the end.
  subscript(line: Int) -> Int { line > bend ? sums[line] + shift : sums[line] }

  /// The last line that begins at or before a position.
  ///
  /// - Complexity: O(log of the number of lines).
  func line(at place: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Replaces the lengths of some lines with others.
  ///
  /// - Complexity: O(lines between this change and the last one, plus new lines); if their number
  ///   changes, later sums are moved in memory.
  mutating func replace(_ removed: Range<Int>, with lengths: [Int]) {
    bend(at: removed.lowerBound)
    let former = self[removed.upperBound]
    var sum = self[removed.lowerBound]
    var new: [Int] = []
    for length in lengths {
      sum += length
      new.append(sum)
    }
    sums.replaceSubrange((removed.lowerBound + 1)..<(removed.upperBound + 1), with: new)
    bend = removed.lowerBound + new.count
    shift = bend == count ? 0 : shift + sum - former
  }

  private mutating func bend(at line: Int) {
    if shift != 0 {
      if bend < line {
        for index in (bend + 1)...line { sums[index] += shift }
      } else if line < bend {
        for index in (line + 1)...bend { sums[index] -= shift }
      }
    }
    bend = line
  }
}
