import LedgerModel
import SwiftUI

extension [Ledger.Entry] {
  /// Returns entries, which are given newest first, in the order of a table's columns.
  func sorted(by order: [KeyPathComparator<Ledger.Entry>]) -> [Ledger.Entry] {
    guard let first = order.first else { return self }
    if first.keyPath == \Ledger.Entry.day { return first.order == .reverse ? self : reversed() }
    return order.reversed().reduce(self) { $0.sorted(by: $1) }
  }

  /// Compares numbers, because a comparator would look up the compared property in each of the two
  /// million comparisons that a hundred thousand entries take.
  private func sorted(by comparator: KeyPathComparator<Ledger.Entry>) -> [Ledger.Entry] {
    let keys = keys(at: comparator.keyPath)
    let isForward = comparator.order == .forward
    return
      indices
      .sorted { isForward ? keys[$0] < keys[$1] : keys[$1] < keys[$0] }
      .map { self[$0] }
  }

  private func keys(at keyPath: PartialKeyPath<Ledger.Entry>) -> [Int] {
    switch keyPath {
    case \Ledger.Entry.payee:
      let names = Set(map(\.payee)).sorted(using: .localizedStandard)
      let places = Dictionary(uniqueKeysWithValues: zip(names, 0...))
      return map { places[$0.payee] ?? 0 }
    case \Ledger.Entry.amount: return map(\.amount)
    default: return map(\.day.number)
    }
  }
}
