/// The number of insertions, deletions and replacements of characters that turn one text into
/// another, ignoring case.
enum EditDistance {
  /// Returns the distance.
  ///
  /// - Complexity: O(product of both lengths).
  static func between(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a.lowercased().prefix(200)), Array(b.lowercased().prefix(200)))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
