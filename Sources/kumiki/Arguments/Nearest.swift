/// Suggests the intended name for a mistyped one.
enum Nearest {
  static func name(to typed: String, among names: some Sequence<String>) -> String? {
    let ranked = names.sorted().map { (distance($0, typed), $0) }.min { $0.0 < $1.0 }
    guard let ranked, ranked.0 <= max(2, typed.count / 3) else { return nil }
    return ranked.1
  }

  /// The edit distance of two names.
  private static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = corner + (letter == b[j] ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, corner + 1)
      }
    }
    return row[b.count]
  }
}
