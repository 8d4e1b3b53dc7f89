import Foundation

extension EntryFilter {
  /// What somebody who types into the search field may mean, by name: eight at most.
  ///
  /// Names that begin with the text come first. A month is found as `2026-11`.
  public static func suggestions(for text: String, in ledger: Ledger) -> [Token] {
    let isTag = text.first == "#"
    let key = SearchText.key(isTag ? String(text.dropFirst()) : text)
      .trimmingCharacters(in: .whitespaces)
    guard !key.isEmpty else { return [] }
    var named: [(name: String, token: Token)] = []
    if !isTag {
      named += ledger.categories.map { ($0.name, .category($0.id)) }
      named += ledger.accounts.map { ($0.name, .account($0.id)) }
      if let month = Month(key.replacing("/", with: "-")) { named.append((text, .month(month))) }
    }
    named += ledger.tags.map { ($0, .tag($0)) }
    let keyed = named.map { (name: SearchText.key($0.name), token: $0.token) }
    let begun = keyed.filter { $0.name.hasPrefix(key) }
    let others = keyed.filter { !$0.name.hasPrefix(key) && $0.name.contains(key) }
    return (begun + others).prefix(8).map(\.token)
  }
}
