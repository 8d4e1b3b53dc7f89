import Foundation

extension EntryFilter {
  /// What somebody who types into the search field may mean, by name: eight at most.
  ///
  /// Names that begin with the text come first. A month is found as `2026-11` and by its name in
  /// the user's language, which is the latest one called so.
  public static func suggestions(for text: String, in ledger: Ledger) -> [Token] {
    let isTag = text.first == "#"
    let key = SearchText.key(isTag ? String(text.dropFirst()) : text)
      .trimmingCharacters(in: .whitespaces)
    guard !key.isEmpty else { return [] }
    var named: [(name: String, token: Token)] = []
    if !isTag {
      named += ledger.categories.map { ($0.name, .category($0.id)) }
      named += ledger.accounts.map { ($0.name, .account($0.id)) }
      named += months(named: key, in: ledger).map { (text, .month($0)) }
    }
    named += ledger.tags.map { ($0, .tag($0)) }
    var first: [Token] = []
    var second: [Token] = []
    for (name, token) in named {
      let name = SearchText.key(name)
      if name.hasPrefix(key) {
        first.append(token)
      } else if name.contains(key) {
        second.append(token)
      }
    }
    return Array((first + second).prefix(8))
  }

  private static func months(named key: String, in ledger: Ledger) -> [Month] {
    guard let last = ledger.entries.last.map({ Month($0.day) }) else { return [] }
    if let month = Month(key.replacing("/", with: "-")) { return [month] }
    // One letter begins the names of too many.
    guard key.count > 1 else { return [] }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .current
    let names = calendar.monthSymbols.map(SearchText.key)
    return names.indices.filter { names[$0].hasPrefix(key) }.map { place in
      let month = Month(year: last.year, month: place + 1)
      return month > last ? month.adding(months: -12) : month
    }
  }
}
