import Foundation

/// A line that says a purchase, as one would say it.
///
/// ```text
/// 1200 lunch Doutor #work yesterday @Cash
/// ランチ 1,200円 昨日
/// +250000 salary 25
/// 3.50€ coffee 11/3
/// ```
///
/// The words may come in any order. Of several numbers the largest is the amount. Without a sign it
/// is spent, unless its category is one of income, and a category is known by the words that its
/// name begins with, and by its singular. `@` names an account and `#` a tag; days are `yesterday`,
/// `monday`, `3 nov`, `11/3`, `3日`, or at the end of the line the bare day of the month, and always
/// the latest that has come. What is left is the payee, or the note where the payee is known
/// already: then the rest is filled in as it was the last time.
public struct QuickEntry: Equatable, Sendable {
  /// The entry, with an id of ``Ledger/nextID()``; nil where something is missing.
  public let entry: Ledger.Entry?
  /// What is missing.
  public let problem: Problem?

  public enum Problem: Error, Hashable {
    case empty
    case noAmount
    /// An amount in a currency that no account has.
    case unknownCurrency(String)
    case unknownAccount(String)
    case noAccounts
  }

  /// Understands a line.
  ///
  /// - Parameter account: where it goes when the line names none. Without one, it goes where the
  ///   payee's last entry went, else where the purchase that was entered last did.
  public init(
    _ text: String, in ledger: Ledger, account: Ledger.Account.ID? = nil, today: Day = .today,
    locale: Locale = .current
  ) {
    var reader = QuickEntryReader(text, in: ledger, account: account, today: today, locale: locale)
    do throws(Problem) {
      (entry, problem) = (try reader.entry(), nil)
    } catch {
      (entry, problem) = (nil, error)
    }
  }
}

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
    var seen: Set<String> = [String(word)]
    let found = candidates.filter { SearchText.key($0).hasPrefix(key) && seen.insert($0).inserted }
    return Array(found.prefix(8))
  }
}
