/// A bare address in a text; the sentence's punctuation after it does not belong to it.
///
/// ```text
///   See https://example.org/a_(b), or www.example.org.
///       └──────────────────────┘     └─────────────┘
/// ```
struct BareAddress {
  let range: Range<Int>
  /// The link's target, with a scheme.
  let target: [Character]

  /// Returns whether an address can start after a character.
  static func mayFollow(_ character: Character) -> Bool {
    character.isWhitespace || "*_~(".contains(character)
  }

  /// Nil if no address starts at the start of the text.
  init?(_ text: ArraySlice<Character>) {
    let schemes = ["https://", "http://", "ftp://"]
    let scheme = schemes.first { Self.has(text, prefix: $0) }
    guard scheme != nil || Self.has(text, prefix: "www.") else { return nil }
    let host = text.dropFirst(scheme?.count ?? 0)
    guard Self.isDomain(host.prefix { Self.isInDomain($0) }, needsPoint: scheme == nil) else {
      return nil
    }
    let end = Self.end(of: host.prefix { !$0.isWhitespace && $0 != "<" })
    range = text.startIndex..<end
    let address = Array(text[range])
    target = scheme == nil ? Array("http://") + address : address
  }

  private static func has(_ text: ArraySlice<Character>, prefix: String) -> Bool {
    guard text.count >= prefix.count else { return false }
    return zip(text, prefix).allSatisfy { $0 == $1 || $0.lowercased() == String($1) }
  }

  private static func isInDomain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.".contains(character) || isValue(character)
  }

  /// Returns whether a character is one of the private-use characters that stand for a value.
  private static func isValue(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.value >= 0xF0000 } ?? false
  }

  /// Returns whether a text is a domain: no empty part, and no underscore in the last two parts.
  private static func isDomain(_ text: ArraySlice<Character>, needsPoint: Bool) -> Bool {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // A trailing full stop ends the sentence.
    while parts.last?.isEmpty == true { parts.removeLast() }
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty }) else { return false }
    return (!needsPoint || parts.count > 1) && parts.suffix(2).allSatisfy { !$0.contains("_") }
  }

  private static func end(of text: ArraySlice<Character>) -> Int {
    var text = text
    while let last = text.last {
      if "?!.,:*_~'\"".contains(last) {
        text.removeLast()
      } else if last == ")" {
        let opened = text.filter { $0 == "(" }.count
        if text.filter({ $0 == ")" }).count <= opened { return text.endIndex }
        text.removeLast()
      } else if last == ";" {
        let name = text.dropLast().reversed().prefix { $0.isLetter || $0.isNumber }
        let before = text.dropLast(name.count + 1)
        text = before.last == "&" && !name.isEmpty ? before.dropLast() : text.dropLast()
      } else {
        break
      }
    }
    return text.endIndex
  }

  // MARK: Mail

  /// Returns the range of the email address around the `@` at an index.
  static func mail(round sign: Int, in text: ArraySlice<Character>) -> Range<Int>? {
    let name = text[..<sign].reversed().prefix(while: isInName)
    var host = text[(sign + 1)...].prefix { isInHost($0) || $0 == "." }
    while host.last == "." { host.removeLast() }
    guard !name.isEmpty, let last = host.last, last != "-", last != "_" else { return nil }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return (sign - name.count)..<host.endIndex
  }

  /// Returns whether a text is an email address.
  static func isMail(_ text: [Character]) -> Bool {
    guard let sign = text.firstIndex(of: "@") else { return false }
    return mail(round: sign, in: text[...]) == text.indices
  }

  private static func isInName(_ character: Character) -> Bool {
    isInHost(character) || ".+".contains(character)
  }

  private static func isInHost(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || "-_".contains(character)
  }
}
