/// A line-by-line difference of two texts: `-` marks expected lines that are missing, `+`
/// unexpected lines.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(from old: String, to new: String) {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = after.difference(from: before)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, gone.contains(i) {
        lines.append("- \(before[i])")
        i += 1
      } else if j < after.count, come.contains(j) {
        lines.append("+ \(after[j])")
        j += 1
      } else {
        lines.append("  \(after[j])")
        (i, j) = (i + 1, j + 1)
      }
    }
    description = lines.joined(separator: "\n")
  }
}
