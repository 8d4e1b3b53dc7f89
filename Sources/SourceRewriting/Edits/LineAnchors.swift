/// Finds lines that certainly match in two long texts, so that the parts between them are compared
/// separately.
///
/// Comparing takes time proportional to the lines times the differences: a file of fifty thousand
/// lines with a change in every tenth would take minutes.
enum LineAnchors {
  /// Texts with fewer lines than this are compared in one part.
  static let worthwhile = 2_000

  /// The corresponding parts of both texts, in order; except for the first, each begins with a line
  /// that occurs once in both.
  static func parts(
    of old: [ArraySlice<UInt8>], and new: [ArraySlice<UInt8>]
  ) -> [(old: Range<Int>, new: Range<Int>)] {
    guard old.count + new.count >= worthwhile else { return [(old.indices, new.indices)] }
    var parts: [(old: Range<Int>, new: Range<Int>)] = []
    var (oldStart, newStart) = (0, 0)
    for anchor in increasing(shared(old, new)) {
      parts.append((oldStart..<anchor.old, newStart..<anchor.new))
      (oldStart, newStart) = (anchor.old, anchor.new)
    }
    parts.append((oldStart..<old.count, newStart..<new.count))
    return parts
  }

  private typealias Anchor = (old: Int, new: Int)

  /// The lines that occur exactly once in each text, in the order of the old one.
  private static func shared(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Anchor] {
    let inNew = places(of: new)
    return places(of: old).compactMap { line, place -> Anchor? in
      guard let place, let other = inNew[line] ?? nil else { return nil }
      return (old: place, new: other)
    }.sorted { $0.old < $1.old }
  }

  /// The position of each line; `nil` for one that occurs more than once.
  private static func places(of lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int?] {
    var places: [ArraySlice<UInt8>: Int?] = [:]
    places.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      places.updateValue(places.keys.contains(line) ? nil : index, forKey: line)
    }
    return places
  }

  /// The longest list of anchors whose positions increase in both texts.
  private static func increasing(_ anchors: [Anchor]) -> [Anchor] {
    // The last anchor of the best chain of each length, and the predecessor of each anchor.
    var ends: [Int] = []
    var before: [Int?] = []
    for (index, anchor) in anchors.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if anchors[ends[middle]].new < anchor.new { low = middle + 1 } else { high = middle }
      }
      before.append(low == 0 ? nil : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chain: [Anchor] = []
    var next = ends.last
    while let index = next {
      chain.append(anchors[index])
      next = before[index]
    }
    return chain.reversed()
  }
}
