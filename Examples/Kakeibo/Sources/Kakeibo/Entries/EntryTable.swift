import LedgerModel
import SwiftUI

/// Entries in columns.
struct EntryTable: View {
  let entries: [Ledger.Entry]
  let showsAccount: Bool
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @State private var order = [KeyPathComparator(\Ledger.Entry.day, order: .reverse)]

  var body: some View {
    @Bindable var navigation = navigation
    Table(sorted, selection: $navigation.selection, sortOrder: $order) {
      TableColumn("Day", value: \.day) { entry in
        Text(entry.day.date(), format: .dateTime.year().month(.twoDigits).day(.twoDigits))
          .monospacedDigit()
      }
      .width(min: 96, ideal: 96)
      TableColumn("Payee", value: \.payee) { entry in
        entry.title(store.ledger.category(of: entry))
          .help(entry.note)
      }
      .width(min: 72, ideal: 200)
      TableColumn("Category") { entry in
        if entry.transfer == nil {
          CategoryLabel(category: store.ledger.category(of: entry))
        }
      }
      .width(min: 72, ideal: 140)
      if showsAccount {
        TableColumn("Account") { entry in
          Text(verbatim: store.ledger[account: entry.account]?.name ?? "")
        }
        .width(min: 64, ideal: 110)
      }
      TableColumn("Tags") { entry in
        Text(verbatim: entry.tags.joined(separator: " "))
          .foregroundStyle(.secondary)
      }
      .width(min: 40, ideal: 80)
      TableColumn("Amount", value: \.amount) { entry in
        if let account = store.ledger[account: entry.account] {
          AmountText(Money(entry.amount, account.currency), marksIncome: entry.transfer == nil)
        }
      }
      .width(min: 80, ideal: 110)
      .alignment(.trailing)
    }
    .entryActions()
  }

  /// They come by day, newest first: that order costs nothing.
  private var sorted: [Ledger.Entry] {
    guard let first = order.first else { return entries }
    if first.keyPath == \Ledger.Entry.day {
      return first.order == .reverse ? entries : entries.reversed()
    }
    return order.reversed().reduce(entries, sort)
  }

  /// Compares numbers: two million times, for a hundred thousand entries, a comparator would look
  /// for what it compares.
  private func sort(
    _ entries: [Ledger.Entry], by comparator: KeyPathComparator<Ledger.Entry>
  ) -> [Ledger.Entry] {
    let keys = keys(of: entries, at: comparator.keyPath)
    let isForward = comparator.order == .forward
    return entries.indices
      .sorted { isForward ? keys[$0] < keys[$1] : keys[$1] < keys[$0] }
      .map { entries[$0] }
  }

  private func keys(
    of entries: [Ledger.Entry], at keyPath: PartialKeyPath<Ledger.Entry>
  ) -> [Int] {
    switch keyPath {
    case \Ledger.Entry.payee:
      let names = Set(entries.map(\.payee)).sorted(using: .localizedStandard)
      let places = Dictionary(uniqueKeysWithValues: zip(names, 0...))
      return entries.map { places[$0.payee] ?? 0 }
    case \Ledger.Entry.amount: return entries.map(\.amount)
    default: return entries.map(\.day.number)
    }
  }
}
