import ToolchainEdges

/// Text for key paths.
package enum PathText {
  private static let computed = "<computed 0x"

  /// Returns `\UserProfile.address.city` as "address.city"; nil if the path has no names.
  package static func path(of keyPath: AnyKeyPath) -> String? {
    let text = "\(keyPath)"
    guard text.hasPrefix("\\"), let dot = text.firstIndex(of: ".") else { return nil }
    guard let path = naming(text[text.index(after: dot)...], of: keyPath) else { return nil }
    return path.isEmpty || path.contains("<") ? nil : path
  }

  /// Returns "address" and "city" as "address.city".
  package static func join(_ base: String?, _ part: String?) -> String? {
    guard let base, let part else { return base ?? part }
    return "\(base).\(part)"
  }

  /// Replaces each `<computed 0x7f… (String)>` with the name of the computed property.
  private static func naming(_ text: Substring, of keyPath: AnyKeyPath) -> String? {
    var result = ""
    var rest = text
    while let found = rest.range(of: computed) {
      let digits = rest[found.upperBound...].prefix { $0.isHexDigit }
      guard let getter = UInt(digits, radix: 16),
        let name = PropertySymbols.name(of: keyPath, getter: getter)
      else { return nil }
      result += rest[..<found.lowerBound] + name
      rest = rest[digits.endIndex...].dropFirst(typeLength(rest[digits.endIndex...]))
    }
    return result + rest
  }

  /// Returns the length of ` (Array<(Int) -> String>)>`: up to the parenthesis that closes the
  /// first.
  private static func typeLength(_ text: Substring) -> Int {
    var depth = 0
    for (index, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ")", depth == 0 { return index + 2 }
    }
    return text.count
  }
}
