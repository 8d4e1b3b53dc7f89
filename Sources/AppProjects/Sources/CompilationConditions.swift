import Foundation

/// Determines which lines of a file are compiled on Linux, from its `#if`s.
struct CompilationConditions {
  /// The names defined with `-D`.
  let flags: Set<String>
  /// The modules that can be imported.
  let modules: Set<String>

  /// The active lines, with line numbers starting at one.
  func lines(of text: String) -> [(number: Int, text: Substring)] {
    var result: [(Int, Substring)] = []
    // For each open '#if': whether this branch is active, and whether a previous one was.
    var open: [(counts: Bool, hasCounted: Bool)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if let condition = words.after("#if ") {
        let holds = isTrue(condition)
        open.append((holds, holds))
      } else if let condition = words.after("#elseif "), let last = open.popLast() {
        let holds = !last.hasCounted && isTrue(condition)
        open.append((holds, last.hasCounted || holds))
      } else if words.hasPrefix("#else") {
        if let last = open.popLast() { open.append((!last.hasCounted, true)) }
      } else if words.hasPrefix("#endif") {
        _ = open.popLast()
      } else if open.allSatisfy(\.counts) {
        result.append((index + 1, line))
      }
    }
    return result
  }

  /// Evaluates a condition: `os(iOS) && !DEBUG`.
  func isTrue(_ text: Substring) -> Bool {
    var parser = Parser(text: text.range(of: "//").map { text[..<$0.lowerBound] } ?? text)
    return parser.either(self)
  }

  fileprivate func holds(_ name: Substring, _ argument: Substring?) -> Bool {
    guard let argument else { return name == "true" || flags.contains(String(name)) }
    let value = argument.trimmingCharacters(in: .whitespaces)
    switch name {
    case "os": return value == "Linux"
    case "canImport":
      return modules.contains(String(value.prefix { $0 != "," && $0 != "." }))
    case "arch":
      #if arch(x86_64)
        return value == "x86_64"
      #else
        return value == "arm64"
      #endif
    case "swift", "compiler":
      guard value.hasPrefix(">=") else { return false }
      return (Double(value.dropFirst(2).trimmingCharacters(in: .whitespaces).prefix(3)) ?? 0) <= 6.3
    case "_runtime": return value == "_Native"
    default: return false
    }
  }

  private struct Parser {
    var text: Substring

    mutating func either(_ conditions: CompilationConditions) -> Bool {
      var result = both(conditions)
      while take("||") {
        let next = both(conditions)
        result = result || next
      }
      return result
    }

    mutating func both(_ conditions: CompilationConditions) -> Bool {
      var result = one(conditions)
      while take("&&") {
        let next = one(conditions)
        result = result && next
      }
      return result
    }

    mutating func one(_ conditions: CompilationConditions) -> Bool {
      if take("!") { return !one(conditions) }
      if take("(") {
        let result = either(conditions)
        _ = take(")")
        return result
      }
      skipSpace()
      let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      text = text.dropFirst(name.count)
      guard !name.isEmpty else {
        text = ""
        return false
      }
      guard take("(") else { return conditions.holds(name, nil) }
      let argument = text.prefix { $0 != ")" }
      text = text.dropFirst(argument.count + 1)
      return conditions.holds(name, argument)
    }

    private mutating func skipSpace() { text = text.drop { $0 == " " || $0 == "\t" } }

    private mutating func take(_ sign: String) -> Bool {
      skipSpace()
      guard text.hasPrefix(sign) else { return false }
      text = text.dropFirst(sign.count)
      return true
    }
  }
}

extension Substring {
  fileprivate func after(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
