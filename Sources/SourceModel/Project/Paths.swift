/// Where files lie to each other.
enum Paths {
  /// How many folders two files have in common.
  static func commonParts(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// Whether a folder of the path is one of tests by its name: `AppTests`, `Tests`.
  static func areForTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether two files lie in one folder, or one in a folder below the other's.
  static func areNear(_ a: String, _ b: String) -> Bool {
    let folders = [a, b].map { $0.split(separator: "/").dropLast() }
    return folders[0].starts(with: folders[1]) || folders[1].starts(with: folders[0])
  }
}
