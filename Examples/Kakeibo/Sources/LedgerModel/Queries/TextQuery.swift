import Foundation

/// The words of a search, and which entries have all of them.
///
/// Thousands of entries are looked through between two keys that somebody presses, and say the same
/// again and again: each text is compared once, and then known.
struct TextQuery {
  private let words: [String]
  /// The words as amounts of each account's currency.
  private let amounts: [Ledger.Account.ID: [Int?]]
  private let ledger: Ledger
  private var known: [String: Set<Int>] = [:]

  /// - Returns: nil where there is nothing to look for.
  init?(_ text: String, in ledger: Ledger, locale: Locale = .current) {
    let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !parts.isEmpty else { return nil }
    self.ledger = ledger
    // Who looks for "#" alone looks for anything that has one.
    words = parts.map { part in
      SearchText.key(part.first == "#" && part.count > 1 ? String(part.dropFirst()) : part)
    }
    amounts = ledger.accounts.reduce(into: [:]) { amounts, account in
      amounts[account.id] = parts.map {
        Money($0, account.currency, locale: locale)?.magnitude.minorUnits
      }
    }
  }

  /// Whether each word is in something that an entry says.
  mutating func matches(_ entry: Ledger.Entry) -> Bool {
    var found = places(in: entry.payee)
    if found.count < words.count {
      let account = ledger[account: entry.account]?.name ?? ""
      let category = ledger.category(of: entry)?.name ?? ""
      for text in entry.tags + [entry.note, account, category] { found.formUnion(places(in: text)) }
    }
    return words.indices.allSatisfy { place in
      found.contains(place) || amounts[entry.account]?[place] == abs(entry.amount)
    }
  }

  /// Which of the words are in a text.
  private mutating func places(in text: String) -> Set<Int> {
    if let places = known[text] { return places }
    let key = SearchText.key(text)
    let places = Set(words.indices.filter { key.contains(words[$0]) })
    known[text] = places
    return places
  }
}

/// Texts as a search sees them: without case, width, accents, and the two kinds of kana.
///
/// `Café`, `ＣＡＦＥ` and `cafe` are one; so are `ラーメン`, `ﾗｰﾒﾝ` and `らーめん`. The marks that make ガ
/// of カ are no accents: those are other letters.
enum SearchText {
  /// What is compared of a text.
  static func key(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 }) { return lower }
    var letters = String.UnicodeScalarView()
    // "№" is taken apart into capitals.
    for scalar in lower.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      switch scalar.value {
      case 0x300...0x36F: continue
      case 0xDF: letters.append(contentsOf: "ss".unicodeScalars)
      case 0x3041...0x3096: letters.append(Unicode.Scalar(scalar.value + 0x60) ?? scalar)
      default: letters.append(scalar)
      }
    }
    return String(letters).precomposedStringWithCanonicalMapping
  }

  /// Values by what is compared of their names. Of names that are the same there, the first counts.
  static func keyed<Value>(_ named: [(name: String, value: Value)]) -> [String: Value] {
    Dictionary(named.map { (key($0.name), $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
