/// Names by how often they are used, kept in order while uses come and go.
///
/// A use moves one name by a binary search, so the most frequent are at hand at any time.
struct Ranking: Equatable, Sendable {
  /// The most frequent first, and of equals the first in the alphabet.
  private(set) var names: [String] = []
  private var counts: [String: Int] = [:]

  init() {}

  init(counts: [String: Int]) {
    self.counts = counts
    names = counts.keys.sorted { Self.precedes($0, counts[$0] ?? 0, $1, counts[$1] ?? 0) }
  }

  func contains(_ name: String) -> Bool { counts[name] != nil }

  mutating func add(_ name: String) { change(name, by: 1) }
  mutating func remove(_ name: String) { change(name, by: -1) }

  private mutating func change(_ name: String, by difference: Int) {
    let count = counts[name] ?? 0
    if count > 0 { names.remove(at: place(of: name, count)) }
    counts[name] = count + difference > 0 ? count + difference : nil
    if count + difference > 0 { names.insert(name, at: place(of: name, count + difference)) }
  }

  /// Where a name stands, or would, with a number of uses.
  private func place(of name: String, _ count: Int) -> Int {
    names.firstPlace { !Self.precedes($0, counts[$0] ?? 0, name, count) }
  }

  private static func precedes(
    _ left: String, _ leftCount: Int, _ right: String, _ rightCount: Int
  ) -> Bool {
    leftCount == rightCount ? left < right : leftCount > rightCount
  }
}

extension RandomAccessCollection {
  /// The first place whose element satisfies a condition that, once true, stays so.
  func firstPlace(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if condition(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
