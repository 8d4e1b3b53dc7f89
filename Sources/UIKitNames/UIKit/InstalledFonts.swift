import Foundation

/// The installed fonts by the names in their files.
package struct InstalledFonts: Sendable {
  /// The names of each family's fonts.
  package private(set) var names: [String: Set<String>] = [:]

  /// The fonts in Linux's font folders; read once, when first needed.
  static let shared: InstalledFonts = {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? "/"
    let own = environment["XDG_DATA_HOME"] ?? "\(home)/.local/share"
    let common = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let folders = [own] + common.split(separator: ":").map(String.init)
    return InstalledFonts(folders.map { "\($0)/fonts" } + ["\(home)/.fonts"])
  }()

  /// The fonts in and below some folders.
  package init(_ folders: [String]) {
    for folder in folders {
      guard let files = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let path as String in files where Self.isFont(path) {
        guard
          let data = try? Data(
            contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"), options: .mappedIfSafe)
        else { continue }
        add(FontFile(data))
      }
    }
  }

  private mutating func add(_ file: FontFile) {
    for font in file.fonts { names[font.family, default: []].insert(font.name) }
  }

  private static func isFont(_ path: String) -> Bool {
    ["ttf", "otf", "ttc"].contains((path as NSString).pathExtension.lowercased())
  }
}

/// The names in a font's file: the `name` table of the OpenType format.
private struct FontFile {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// The fonts of the file, which may have several.
  var fonts: [(family: String, name: String)] {
    starts.compactMap { start in
      guard let table = nameTable(start) else { return nil }
      let names = strings(table)
      guard let family = names[16] ?? names[1], let name = names[6] ?? names[4] else { return nil }
      return (family, name)
    }
  }

  private var starts: [Int] {
    guard tag(0) == "ttcf" else { return [0] }
    return (0..<min(number(8, bytes: 4), 64)).map { number(12 + 4 * $0, bytes: 4) }
  }

  private func nameTable(_ start: Int) -> Int? {
    for index in 0..<min(number(start + 4, bytes: 2), 64) {
      let record = start + 12 + 16 * index
      if tag(record) == "name" { return number(record + 8, bytes: 4) }
    }
    return nil
  }

  /// The strings by purpose; English ones if there are several.
  private func strings(_ table: Int) -> [Int: String] {
    var found: [Int: String] = [:]
    let texts = table + number(table + 4, bytes: 2)
    for index in 0..<min(number(table + 2, bytes: 2), 1024) {
      let record = table + 6 + 12 * index
      let (platform, language) = (number(record, bytes: 2), number(record + 4, bytes: 2))
      let purpose = number(record + 6, bytes: 2)
      let isEnglish = platform == 3 && language == 0x409
      guard isEnglish || found[purpose] == nil else { continue }
      let start = texts + number(record + 10, bytes: 2)
      let end = start + number(record + 8, bytes: 2)
      guard start < end, end <= data.count else { continue }
      let bytes = data[data.startIndex + start..<data.startIndex + end]
      found[purpose] = String(
        data: bytes, encoding: platform == 1 ? .isoLatin1 : .utf16BigEndian)
    }
    return found
  }

  /// A number in the file; zero beyond the end, so that a file that is no font has no names.
  private func number(_ offset: Int, bytes: Int) -> Int {
    guard offset >= 0, offset + bytes <= data.count else { return 0 }
    let start = data.startIndex + offset
    return data[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  private func tag(_ offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= data.count else { return nil }
    let start = data.startIndex + offset
    return String(data: data[start..<start + 4], encoding: .ascii)
  }
}

extension UIFont {
  /// The installed font families, sorted.
  ///
  /// - Complexity: the fonts' files are read once, at the first call.
  public static var familyNames: [String] { InstalledFonts.shared.names.keys.sorted() }

  /// The names of the fonts of a family; empty if it is not installed.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    (InstalledFonts.shared.names[familyName] ?? []).sorted()
  }
}
