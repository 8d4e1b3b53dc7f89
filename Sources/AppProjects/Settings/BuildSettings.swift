import Foundation

/// Xcode's build settings: several levels, with later ones overriding earlier ones, and references
/// between them.
struct BuildSettings {
  private let levels: [[String: String]]

  /// - Parameters:
  ///   - levels: from the most general to the most specific.
  ///   - builtIn: the settings of Xcode itself.
  init(levels: [[String: String]], builtIn: [String: String] = [:]) {
    self.levels = [builtIn] + levels
  }

  /// The value of a setting with all references resolved; nil if it is not set.
  subscript(name: String) -> String? {
    guard let value = value(name, below: levels.count, []) else { return nil }
    let text = value.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? nil : text
  }

  /// All names that begin with a prefix.
  func names(withPrefix prefix: String) -> [String] {
    Set(levels.flatMap(\.keys)).filter { $0.hasPrefix(prefix) }.sorted()
  }

  private func value(_ name: String, below level: Int, _ asked: Set<String>) -> String? {
    for index in levels[..<level].indices.reversed() {
      guard let raw = levels[index][name] ?? conditional(name, levels[index]) else { continue }
      return expand(raw, of: name, at: index, asked.union([name]))
    }
    return nil
  }

  /// `NAME[sdk=iphoneos*]`: the value for phones, if there is no unconditional one.
  private func conditional(_ name: String, _ level: [String: String]) -> String? {
    level["\(name)[sdk=iphoneos*]"] ?? level["\(name)[sdk=iphone*]"]
      ?? level["\(name)[sdk=macosx*]"]
  }

  /// Resolves `$(NAME)`, `${NAME}`, `$(NAME:modifier)` and `$(inherited)`.
  private func expand(
    _ text: String, of name: String, at level: Int, _ asked: Set<String>
  ) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let open = rest.index(after: start)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let end = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest[open...]
        continue
      }
      let parts = rest[rest.index(after: open)..<end].split(separator: ":", maxSplits: 1)
      let other = parts.first.map(String.init) ?? ""
      if other == "inherited" || other == name {
        result += value(name, below: level, asked) ?? ""
      } else if !asked.contains(other) {
        let found = value(other, below: levels.count, asked) ?? ""
        result += parts.count == 2 ? Self.modified(found, String(parts[1])) : found
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func modified(_ text: String, _ modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": ModuleName.valid(text)
    case "rfc1034identifier": String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case _ where modifier.hasPrefix("default="): text.isEmpty ? String(modifier.dropFirst(8)) : text
    default: text
    }
  }
}
