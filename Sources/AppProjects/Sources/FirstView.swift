import Foundation

/// Finds the main view of a file without an app.
enum FirstView {
  /// `ContentView`, otherwise the first view that a preview creates without arguments, otherwise
  /// the last one whose stored properties all have values.
  static func name(in text: String) -> String? {
    let views = matches(#"struct\s+(\w+)\s*:[^{]*\bView\b[^{]*\{"#, in: text)
    if views.contains("ContentView") { return "ContentView" }
    for made in matches(#"(?:#Preview[^{]*|previews[^{]*)\{\s*(\w+)\(\)"#, in: text)
    where views.contains(made) {
      return made
    }
    return views.last { needsNothing($0, text) }
  }

  /// Whether the view can be created without arguments.
  private static func needsNothing(_ view: String, _ text: String) -> Bool {
    guard let start = text.range(of: "struct \(view)"),
      let body = text.range(of: "var body", range: start.upperBound..<text.endIndex)
    else { return false }
    let head = text[start.upperBound..<body.lowerBound]
    return !head.split(whereSeparator: \.isNewline).contains { line in
      let words = line.trimmingCharacters(in: .whitespaces)
      let isProperty = words.hasPrefix("let ") || words.hasPrefix("var ") || words.contains(" var ")
      let isGiven = words.contains("=") || words.contains("{") || words.contains("?")
      let isWrapped = words.hasPrefix("@Environment") || words.hasPrefix("static")
      return isProperty && !isGiven && !isWrapped
    }
  }

  private static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: range).compactMap { match in
      Range(match.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}

/// Tells whether a file has statements outside declarations, like `main.swift`.
enum TopLevelCode {
  static func isIn(_ text: String) -> Bool {
    var depth = 0
    var isInComment = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("/*") { isInComment = true }
      if isInComment {
        if words.contains("*/") { isInComment = false }
        continue
      }
      if depth == 0, line.first?.isLetter == true,
        let word = words.split(whereSeparator: { !$0.isLetter }).first,
        !declarations.contains(String(word)), words.contains("(") || words.contains(".")
      {
        return true
      }
      depth += words.filter { "{([".contains($0) }.count - words.filter { "})]".contains($0) }.count
    }
    return false
  }

  private static let declarations: Set<String> = [
    "import", "struct", "class", "enum", "protocol", "actor", "extension", "func", "let", "var",
    "typealias", "public", "private", "fileprivate", "internal", "package", "final", "indirect",
    "open", "nonisolated", "precedencegroup", "infix", "prefix", "postfix", "operator", "macro",
    "where", "static", "mutating", "async", "throws", "some", "any",
  ]
}
