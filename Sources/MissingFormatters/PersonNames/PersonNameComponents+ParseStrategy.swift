import Foundation

extension PersonNameComponents {
  /// Reads names of persons: "Dr. Thomas Louis Clark" has a prefix, a given, a middle and a family
  /// name.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Reads names as people of the current locale write them.
    public init() {}

    /// The parts of a name; an error if there is no word in it.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = WrittenName(value, locale: .autoupdatingCurrent).components else {
        throw CocoaError(.formatting)
      }
      return name
    }
  }

  /// Reads a name as people of the current locale write it.
  public init(_ value: String) throws {
    self = try ParseStrategy().parse(value)
  }

  /// Reads a name in a way of one's own.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Reads what this style wrote, as far as it is there.
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Reads names of persons.
  public static var name: Self { Self() }
}

/// A name as somebody wrote it: "Clark, Thomas", "Prof. Ada Lovelace".
struct WrittenName {
  private let words: [Substring]
  private let isFamilyFirst: Bool

  init(_ text: String, locale: Locale) {
    let halves = text.split(separator: ",", maxSplits: 1)
    // "Clark, Thomas" turns the names round; "Thomas Clark, PhD" does not.
    if halves.count == 2, !Self.isSuffix(halves[1]) {
      words = Self.words(halves[1]) + Self.words(halves[0])
      isFamilyFirst = false
    } else {
      words = text.split { $0.isWhitespace || $0 == "," }
      isFamilyFirst =
        EastAsianNames.areUsual(in: locale) || EastAsianNames.isWritten(words.joined())
    }
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  /// What was written, part by part; nil without a word.
  var components: PersonNameComponents? {
    guard !words.isEmpty else { return nil }
    var words = self.words[...]
    var name = PersonNameComponents()
    // Of titles alone, one is left as the name.
    var prefix: [Substring] = []
    while words.count > 1, Self.isPrefix(words[words.startIndex]) {
      prefix.append(words.removeFirst())
    }
    var suffix: [Substring] = []
    while words.count > 1, Self.isSuffix(words[words.endIndex - 1]) {
      suffix.insert(words.removeLast(), at: 0)
    }
    name.namePrefix = Self.text(prefix)
    name.nameSuffix = Self.text(suffix)
    if isFamilyFirst, words.count > 1 { name.familyName = words.popFirst().map(String.init) }
    name.givenName = words.popFirst().map(String.init)
    if !isFamilyFirst { name.familyName = words.popLast().map(String.init) }
    name.middleName = Self.text(words)
    return name
  }

  private static func text(_ words: some Collection<Substring>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isPrefix(_ word: Substring) -> Bool { prefixes.contains(plain(word)) }
  private static func isSuffix(_ word: Substring) -> Bool { suffixes.contains(plain(word)) }

  private static func plain(_ word: Substring) -> String {
    word.filter { $0.isLetter }.lowercased()
  }

  private static let prefixes: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "lord", "lady", "rev", "hon",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "esq", "phd", "md", "edd", "dds", "mba", "cpa",
  ]
}
