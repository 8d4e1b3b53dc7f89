import Foundation

/// A summary of the compiler's output: each error once, with the project's own path and facts about
/// the name.
struct CompilerOutput {
  struct Message: Hashable {
    let place: String
    let text: String
    /// The source line and the mark below it.
    var excerpt: [String] = []
  }

  private(set) var errors: [Message] = []

  /// - Parameters:
  ///   - text: the complete output of the build.
  ///   - original: converts a path in the package to the one in the project.
  init(_ text: String, original: (String) -> String) {
    var seen: Set<Message> = []
    for line in text.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let place = String(line[..<mark.lowerBound])
      // The same message again, as part of a source excerpt.
      guard place.hasPrefix("/") || place == "error", !place.contains("|") else { continue }
      let parts = place.split(separator: ":").map(String.init)
      let shown = ([original(parts.first ?? place)] + parts.dropFirst()).joined(separator: ":")
      let message = Message(place: shown, text: String(line[mark.upperBound...]))
      if seen.insert(message).inserted { errors.append(message) }
    }
    errors = Self.inOrder(errors)
  }

  /// Files in the order of compilation, each from the top: errors further down are often
  /// consequences.
  private static func inOrder(_ errors: [Message]) -> [Message] {
    func file(_ error: Message) -> Substring { error.place.prefix { $0 != ":" } }
    func line(_ error: Message) -> Int {
      error.place.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 0
    }
    var files: [Substring] = []
    for error in errors where !files.contains(file(error)) { files.append(file(error)) }
    return files.flatMap { name in
      errors.filter { file($0) == name }.sorted { line($0) < line($1) }
    }
  }

  /// - Parameters:
  ///   - missing: names that are known to be missing.
  ///   - skipped: names that are declared in files that were left out, with the files.
  func text(limit: Int, missing: Set<String>, skipped: [String: String]) -> String {
    var lines = errors.prefix(limit).map { error in
      let hint = Self.hint(error.text, missing, skipped).map { "\n  \($0)" }
      return "\(error.place): \(error.text)\(hint ?? "")"
    }
    if errors.count > limit { lines.append("... and \(errors.count - limit) more errors") }
    return lines.joined(separator: "\n")
  }

  static func hint(
    _ text: String, _ missing: Set<String>, _ skipped: [String: String]
  ) -> String? {
    guard let name = text.firstMatch(of: /'([A-Za-z_]\w*)'/)?.1.description else { return nil }
    let isUnknown = ["cannot find", "has no member", "no such module"].contains {
      text.contains($0)
    }
    guard isUnknown else { return nil }
    let member = text.firstMatch(of: /has no member '(\w+)'/)?.1.description ?? name
    if let file = skipped[member] { return "'\(member)' is in \(file), which was left out." }
    if missing.contains(member) { return "'\(member)' is one of the names that are not here yet." }
    if ["UI", "NS", "CA", "CI", "WK", "MK", "CL", "AV"].contains(member.prefix(2)),
      member.dropFirst(2).first?.isUppercase ?? false
    {
      return "'\(member)' is of a framework of Apple's of which little or nothing is here."
    }
    return nil
  }

  /// The names that files declare.
  static func declarations(in files: Set<URL>) -> [String: String] {
    var names: [String: String] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let declared = text.matches(
        of: /\b(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+([A-Za-z_]\w*)/)
      for match in declared where names[String(match.1)] == nil {
        names[String(match.1)] = file.lastPathComponent
      }
    }
    return names
  }

  /// The names listed in GAPS.md.
  static func missingNames(in library: URL) -> Set<String> {
    let text = try? String(
      contentsOf: library.appendingPathComponent("GAPS.md"), encoding: .utf8)
    let names = (text ?? "").matches(of: /`\.?([A-Za-z_]\w*)/).map { String($0.1) }
    return Set(names)
  }
}
