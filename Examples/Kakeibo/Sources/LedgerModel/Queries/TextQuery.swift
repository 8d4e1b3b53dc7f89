import Foundation

/// The words of a search, and which entries have all of them.
///
/// Thousands of entries are looked through between two keys that somebody presses, so that nothing
/// is made for each: plain letters are compared where they are, and others folded into one buffer.
struct TextQuery {
  private let words: [Word]
  /// The bits of the words that are in names of accounts and categories; most searches have none.
  private var accounts: [Ledger.Account.ID: UInt64] = [:]
  private var categories: [Ledger.Category.ID: UInt64] = [:]
  private var buffer: [UInt8] = []

  private struct Word {
    let key: [UInt8]
    let bit: UInt64
    /// The word as an amount of each account's currency.
    let amounts: [Ledger.Account.ID: Int]
  }

  /// - Returns: nil where there is nothing to look for.
  init?(_ text: String, in ledger: Ledger, locale: Locale = .current) {
    // A bit for each word; nobody types more.
    let parts = text.split(whereSeparator: \.isWhitespace).prefix(63)
    guard !parts.isEmpty else { return nil }
    words = parts.enumerated().map { place, part in
      let amounts = ledger.accounts.compactMap { account in
        Money(String(part), account.currency, locale: locale).map {
          (account.id, abs($0.minorUnits))
        }
      }
      // Who looks for "#" alone looks for anything that has one.
      let name = part.first == "#" && part.count > 1 ? part.dropFirst() : part
      return Word(
        key: Array(SearchText.key(String(name)).utf8), bit: 1 << place,
        amounts: Dictionary(amounts, uniquingKeysWith: { $1 }))
    }
    for account in ledger.accounts {
      let bits = matches(in: account.name)
      if bits != 0 { accounts[account.id] = bits }
    }
    for category in ledger.categories {
      let bits = matches(in: category.name)
      if bits != 0 { categories[category.id] = bits }
    }
  }

  /// Whether each word is in something that an entry says.
  mutating func matches(_ entry: Ledger.Entry) -> Bool {
    let all = (1 << UInt64(words.count)) - 1 as UInt64
    var bits = matches(in: entry.payee)
    if bits != all {
      bits |= matches(in: entry.note)
      for tag in entry.tags { bits |= matches(in: tag) }
      if !accounts.isEmpty { bits |= accounts[entry.account] ?? 0 }
      if !categories.isEmpty { bits |= entry.category.flatMap { categories[$0] } ?? 0 }
    }
    return bits == all
      || words.allSatisfy {
        bits & $0.bit != 0 || $0.amounts[entry.account] == abs(entry.amount)
      }
  }

  /// Which of the words are in a text, a bit for each.
  private mutating func matches(in text: String) -> UInt64 {
    if text.isEmpty { return 0 }
    var text = text
    if let bits = text.withUTF8(plainMatches) { return bits }
    buffer.removeAll(keepingCapacity: true)
    SearchText.appendKey(of: text, to: &buffer)
    return buffer.withUnsafeBufferPointer(matches)
  }

  /// The words in a text of ASCII, or nil for another.
  private func plainMatches(_ letters: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var bits: UInt8 = 0
    for letter in letters { bits |= letter }
    return bits < 0x80 ? matches(letters) : nil
  }

  private func matches(_ letters: UnsafeBufferPointer<UInt8>) -> UInt64 {
    words.reduce(0) { Self.contains(letters, $1.key) ? $0 | $1.bit : $0 }
  }

  /// Whether a word is in a text, in which capitals of ASCII may still stand.
  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    guard text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where lowercased(text[start]) == first {
      var length = 1
      while length < word.count, lowercased(text[start + length]) == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }

  private static func lowercased(_ letter: UInt8) -> UInt8 {
    letter &- UInt8(ascii: "A") < 26 ? letter | 0x20 : letter
  }
}
