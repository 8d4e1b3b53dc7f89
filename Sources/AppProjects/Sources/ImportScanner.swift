import Foundation

/// Finds the modules that sources import.
package struct ImportScanner {
  private let conditions: CompilationConditions

  /// - Parameters:
  ///   - flags: the names defined with `-D`.
  ///   - modules: the modules that can be imported, for `#if canImport`.
  package init(flags: [String], modules: Set<String>) {
    conditions = CompilationConditions(flags: Set(flags), modules: modules)
  }

  /// The modules that a file's text imports when compiled here, with their lines.
  package func imports(in text: String) -> [(module: String, line: Int)] {
    var found: [(String, Int)] = []
    for (number, line) in conditions.lines(of: text) {
      guard line.contains("import") else { continue }
      var words = line.split(whereSeparator: { " \t;".contains($0) })[...]
      while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(word) {
        words = words.dropFirst()
      }
      guard words.first == "import" else { continue }
      words = words.dropFirst()
      if let word = words.first, Self.kinds.contains(word) { words = words.dropFirst() }
      guard let module = words.first?.prefix(while: { $0 != "." }), !module.isEmpty,
        module.first?.isLetter == true || module.first == "_"
      else { continue }
      found.append((String(module), number))
    }
    return found
  }

  private static let modifiers: Set<Substring> = [
    "public", "internal", "package", "private", "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
}
