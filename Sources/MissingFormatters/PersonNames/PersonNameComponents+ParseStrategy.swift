import Foundation

extension PersonNameComponents {
  /// Parses names of persons: "Dr. Thomas Louis Clark" has a prefix, a given, a middle and a family
  /// name.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Parses names as they are written in the current locale.
    public init() {}

    /// The components of a name; throws if it contains no word.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = WrittenName(value, locale: .autoupdatingCurrent).components else {
        throw CocoaError(.formatting)
      }
      return name
    }
  }

  /// Parses a name as it is written in the current locale.
  public init(_ value: String) throws {
    self = try ParseStrategy().parse(value)
  }

  /// Parses a name with a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Parses what this style wrote, as far as it is present.
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// Parses names of persons.
  public static var name: Self { Self() }
}

/// A name as written: "Clark, Thomas", "Prof. Ada Lovelace".
struct WrittenName {
  private let words: [Substring]
  private let isFamilyFirst: Bool

  init(_ text: String, locale: Locale) {
    let halves = text.split(separator: ",", maxSplits: 1)
    // "Clark, Thomas" reverses the names; "Thomas Clark, PhD" does not.
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

  /// The components of the name; nil without a word.
  var components: PersonNameComponents? {
    guard !words.isEmpty else { return nil }
    var words = self.words[...]
    var name = PersonNameComponents()
    // If there are only titles, the last one stays as the name.
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
