import Foundation

extension EntryFilter {
  /// What somebody who types into the search field may mean, by name: eight at most.
  ///
  /// Names that begin with the text come first. A month is found as `2026-11`, and by its
  /// name, which means the latest one called so.
  public static func suggestions(for text: String, in ledger: Ledger, locale: Locale = .current)
    -> [Token]
  {
    let isTag = text.first == "#"
    let key = SearchText.key(isTag ? String(text.dropFirst()) : text).trimmed
    guard !key.isEmpty else { return [] }
    var named: [(name: String, token: Token)] = []
    if !isTag {
      named += ledger.categories.map { ($0.name, .category($0.id)) }
      named += ledger.accounts.map { ($0.name, .account($0.id)) }
      named += months(key, in: ledger, locale).map { (text, .month($0)) }
    }
    named += ledger.tags.map { ($0, .tag($0)) }
    let keyed = named.map { (name: SearchText.key($0.name), token: $0.token) }
    let begun = keyed.filter { $0.name.hasPrefix(key) }
    let others = keyed.filter { !$0.name.hasPrefix(key) && $0.name.contains(key) }
    return (begun + others).prefix(8).map(\.token)
  }

  private static func months(_ key: String, in ledger: Ledger, _ locale: Locale) -> [Month] {
    if let month = Month(key.replacing("/", with: "-")) { return [month] }
    // One letter begins the names of too many.
    guard key.count > 1, let last = ledger.entries.last.map({ Month($0.day) }) else { return [] }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let names = calendar.monthSymbols.map(SearchText.key)
    return names.indices.filter { names[$0].hasPrefix(key) }.map { place in
      let month = Month(year: last.year, month: place + 1)
      return month > last ? month.adding(months: -12) : month
    }
  }
}
