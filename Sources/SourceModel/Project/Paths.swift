/// Where files lie to each other.
enum Paths {
  /// How many folders two files have in common.
  ///
  /// Asked for each pair of files that declare and use a name: nothing is made of the paths' parts.
  static func commonParts(_ a: String, _ b: String) -> Int {
    let slash = UInt8(ascii: "/")
    var (first, second) = (a.utf8[...], b.utf8[...])
    var count = 0
    while true {
      first = first.drop { $0 == slash }
      second = second.drop { $0 == slash }
      let (part, other) = (first.prefix { $0 != slash }, second.prefix { $0 != slash })
      guard !part.isEmpty, part.elementsEqual(other) else { return count }
      count += 1
      first = first[part.endIndex...]
      second = second[other.endIndex...]
    }
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
