extension QuickEntry {
  /// What the last word of a line may become: accounts behind `@`, tags behind `#`, else payees and
  /// categories. Eight at most, and none that is there in full already.
  public static func completions(for text: String, in ledger: Ledger) -> [String] {
    guard let word = text.split(separator: " ", omittingEmptySubsequences: false).last,
      let first = word.first
    else { return [] }
    let candidates: [String]
    switch first {
    case "@", "＠": candidates = ledger.accounts.filter { !$0.isClosed }.map { "@" + $0.name }
    case "#", "＃": candidates = ledger.tags.map { "#" + $0 }
    default: candidates = ledger.payees + ledger.categories.map(\.name)
    }
    let key = SearchText.key(String(word))
    var completions: [String] = []
    for candidate in candidates where SearchText.key(candidate).hasPrefix(key) {
      if candidate != word, !completions.contains(candidate) { completions.append(candidate) }
      if completions.count == 8 { break }
    }
    return completions
  }
}
