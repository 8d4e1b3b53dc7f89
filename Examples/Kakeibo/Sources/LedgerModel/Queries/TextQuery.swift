import Foundation

/// The words of a search, and which entries have all of them.
///
/// Thousands of entries are looked through between two keys that somebody presses, and say the same
/// again and again: each text is compared once, and then known.
struct TextQuery {
  private let words: [Word]
  private let ledger: Ledger
  private var known: [String: Set<Int>] = [:]

  private struct Word {
    let key: String
    /// The word as an amount of each account's currency.
    let amounts: [Ledger.Account.ID: Int]
  }

  /// - Returns: nil where there is nothing to look for.
  init?(_ text: String, in ledger: Ledger, locale: Locale = .current) {
    let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !parts.isEmpty else { return nil }
    self.ledger = ledger
    words = parts.map { part in
      let amounts = ledger.accounts.compactMap { account in
        Money(part, account.currency, locale: locale).map { (account.id, abs($0.minorUnits)) }
      }
      // Who looks for "#" alone looks for anything that has one.
      let name = part.first == "#" && part.count > 1 ? String(part.dropFirst()) : part
      return Word(key: SearchText.key(name), amounts: Dictionary(amounts, uniquingKeysWith: { $1 }))
    }
  }

  /// Whether each word is in something that an entry says.
  mutating func matches(_ entry: Ledger.Entry) -> Bool {
    var found = matches(in: entry.payee)
    if found.count < words.count {
      let account = ledger[account: entry.account]?.name ?? ""
      let category = ledger.category(of: entry)?.name ?? ""
      for text in entry.tags + [entry.note, account, category] where !text.isEmpty {
        found.formUnion(matches(in: text))
      }
    }
    return words.indices.allSatisfy {
      found.contains($0) || words[$0].amounts[entry.account] == abs(entry.amount)
    }
  }

  /// Which of the words are in a text.
  private mutating func matches(in text: String) -> Set<Int> {
    if let places = known[text] { return places }
    let key = SearchText.key(text)
    let places = Set(words.indices.filter { key.contains(words[$0].key) })
    known[text] = places
    return places
  }
}
