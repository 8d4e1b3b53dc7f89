/// What lies before each of many lines: so many characters, bytes or rows.
///
/// By how much a change moves what follows is kept beside the sums until a line elsewhere changes,
/// so that typing in a line touches no sum but its own.
struct RunningTotals: Sendable {
  /// Before each line, and at last before the end; those behind `bend` lack `shift`.
  private var sums = [0]
  private var bend = 0
  private var shift = 0

  /// The number of lines.
  var count: Int { sums.count - 1 }

  /// What lies before a line, or before the end.
  subscript(line: Int) -> Int { line > bend ? sums[line] + shift : sums[line] }

  /// The last line that begins at a place or before it.
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

  /// Takes over the lengths of some lines in the place of others.
  ///
  /// - Complexity: O(lines between this change and the last one, and lines that are new); where
  ///   there are more or fewer than before, what follows is moved in memory.
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
