/// Relations between the paths of files.
enum Paths {
  /// The number of folders that two paths share.
  ///
  /// Called for each pair of files that declare and use a name, so it allocates nothing.
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

  /// Whether a folder of the path is named like a test folder: `AppTests`, `Tests`.
  static func areForTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether two files are in one folder, or one is in a folder below the other's.
  static func areNear(_ a: String, _ b: String) -> Bool {
    let folders = [a, b].map { $0.split(separator: "/").dropLast() }
    return folders[0].starts(with: folders[1]) || folders[1].starts(with: folders[0])
  }
}
