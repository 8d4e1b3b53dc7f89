/// The differences of two texts in the format of `diff -u` and `git apply`.
package enum UnifiedDiff {
  /// The number of unchanged lines around each change.
  package static let context = 3

  /// Empty if nothing differs.
  /// - Parameter explanation: lines for the user, before the header, where other programs skip
  ///   them.
  package static func text(
    path: String, from old: [UInt8], to new: [UInt8], explanation: [String] = []
  ) -> String {
    guard old != new else { return "" }
    let before = lines(of: old)
    let after = lines(of: new)
    var result = explanation.map { "# \($0)\n" }.joined()
    let name = path.drop { $0 == "/" }
    result += "--- a/\(name)\n+++ b/\(name)\n"
    for hunk in hunks(of: script(from: before, to: after)) {
      result += hunk.header
      for step in hunk.steps {
        let line = step.kind == .added ? after[step.new] : before[step.old]
        result += step.kind.rawValue + String(decoding: line, as: UTF8.self)
        if line.last != 0x0A { result += "\n\\ No newline at end of file\n" }
      }
    }
    return result
  }

  private enum Kind: String { case same = " ", removed = "-", added = "+" }

  /// One line of the diff, with its positions in the old and the new text.
  private struct Step {
    let kind: Kind
    let old: Int
    let new: Int
  }

  private struct Hunk {
    var steps: [Step]

    var header: String {
      let old = steps.count { $0.kind != .added }
      let new = steps.count { $0.kind != .removed }
      // An empty side is numbered by the line before it.
      let oldStart = steps[0].old + (old == 0 ? 0 : 1)
      let newStart = steps[0].new + (new == 0 ? 0 : 1)
      return "@@ -\(oldStart),\(old) +\(newStart),\(new) @@\n"
    }
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func script(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Step] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for (before, after) in LineAnchors.parts(of: old, and: new) {
      for change in new[after].difference(from: old[before]) {
        switch change {
        case .remove(let offset, _, _): removed.insert(before.lowerBound + offset)
        case .insert(let offset, _, _): added.insert(after.lowerBound + offset)
        }
      }
    }
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        steps.append(Step(kind: .removed, old: i, new: j))
        i += 1
      } else if j < new.count, added.contains(j) {
        steps.append(Step(kind: .added, old: i, new: j))
        j += 1
      } else {
        steps.append(Step(kind: .same, old: i, new: j))
        i += 1
        j += 1
      }
    }
    return steps
  }

  private static func hunks(of steps: [Step]) -> [Hunk] {
    var hunks: [Hunk] = []
    var end = 0
    for (index, step) in steps.enumerated() where step.kind != .same {
      let start = max(0, index - context)
      if let last = hunks.indices.last, start <= end {
        hunks[last].steps += steps[end..<min(steps.count, index + context + 1)]
      } else {
        hunks.append(Hunk(steps: Array(steps[start..<min(steps.count, index + context + 1)])))
      }
      end = max(end, min(steps.count, index + context + 1))
    }
    return hunks
  }
}
