import LedgerModel
import SwiftUI

/// An entry in two lines, for lists and narrow windows.
struct EntryRow: View {
  let entry: Ledger.Entry
  @Environment(LedgerStore.self) private var store

  var body: some View {
    let ledger = store.ledger
    let category = ledger.category(of: entry)
    let account = ledger[account: entry.account]
    HStack(spacing: 8) {
      Image(systemName: entry.symbol(category))
        .foregroundStyle(category?.color.color ?? .gray)
        .frame(width: 24)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        entry.title(category)
          .lineLimit(1)
        HStack(spacing: 4) {
          Text(entry.day.date(), format: .dateTime.month().day())
          if let account {
            Text(verbatim: "·").accessibilityHidden(true)
            Text(verbatim: account.name)
          }
          if !entry.tags.isEmpty {
            Text(verbatim: entry.tags.map { "#\($0)" }.joined(separator: " "))
          }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      }
      Spacer(minLength: 8)
      if let account {
        AmountText(Money(entry.amount, account.currency), marksIncome: entry.transfer == nil)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

extension Ledger.Entry {
  func symbol(_ category: Ledger.Category?) -> String {
    transfer != nil ? "arrow.left.arrow.right" : category?.symbol ?? "questionmark.circle"
  }

  /// What it is called: after who was paid, else after what for.
  func title(_ category: Ledger.Category?) -> Text {
    if !payee.isEmpty { return Text(verbatim: payee) }
    if transfer != nil { return Text("Transfer") }
    return category.map { Text(verbatim: $0.name) } ?? Text("No Category")
  }
}
