import LedgerModel
import SwiftUI

/// Entries in columns.
struct EntryTable: View {
  let entries: [Ledger.Entry]
  @Binding var order: [KeyPathComparator<Ledger.Entry>]
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  /// Beside an open inspector, which shows the tags itself, the other columns need their room.
  @State private var showsTags = true

  var body: some View {
    @Bindable var navigation = navigation
    Table(entries, selection: $navigation.selection, sortOrder: $order) {
      TableColumn("Day", value: \.day) { entry in
        Text(entry.day.date(), format: .dateTime.year().month(.twoDigits).day(.twoDigits))
          .monospacedDigit()
          .minimumScaleFactor(0.6)
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
      .width(min: 112, ideal: 140)
      if navigation.account == nil {
        TableColumn("Account") { entry in
          Text(verbatim: store.ledger[account: entry.account]?.name ?? "")
        }
        .width(min: 64, ideal: 110)
      }
      if showsTags {
        TableColumn("Tags") { entry in
          Text(verbatim: entry.tags.joined(separator: " "))
            .foregroundStyle(.secondary)
        }
        .width(min: 40, ideal: 80)
      }
      TableColumn("Amount", value: \.amount) { entry in
        AmountText(store.ledger.money(of: entry), marksIncome: entry.transfer == nil)
      }
      .width(min: 80, ideal: 110)
      .alignment(.trailing)
    }
    .modifier(EntryActions())
    .onGeometryChange(for: Bool.self, of: { $0.size.width >= 640 }, action: { showsTags = $0 })
  }
}

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
