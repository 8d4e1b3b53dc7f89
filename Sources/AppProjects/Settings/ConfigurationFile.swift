import Foundation

/// An `.xcconfig`: settings line by line, with includes.
enum ConfigurationFile {
  /// The settings of a file's includes, in order, followed by its own.
  static func levels(of file: URL) -> [[String: String]] { levels(of: file, []) }

  private static func levels(of file: URL, _ above: Set<String>) -> [[String: String]] {
    guard !above.contains(file.path), let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    var included: [[String: String]] = []
    var own: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = withoutComment(line).trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#include") {
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let other = file.deletingLastPathComponent().appendingPathComponent(String(parts[1]))
        included += levels(of: other, above.union([file.path]))
      } else if let equals = assignment(in: code) {
        let name = code[..<equals].trimmingCharacters(in: .whitespaces)
        var value = code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        own[name] = value
      }
    }
    return included + [own]
  }

  /// The equals sign between name and value, not one in brackets (`NAME[sdk=iphoneos*]`).
  private static func assignment(in line: String) -> String.Index? {
    var isInside = false
    return line.indices.first { index in
      if line[index] == "[" { isInside = true }
      if line[index] == "]" { isInside = false }
      return line[index] == "=" && !isInside
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }
}
