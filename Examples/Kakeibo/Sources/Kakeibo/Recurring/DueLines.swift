import LedgerModel
import SwiftUI

/// What recurs and is due: nothing enters the ledger that the user has not seen.
struct DueLines: View {
  @Environment(LedgerStore.self) private var store
  @Environment(\.today) private var today

  var body: some View {
    let due = store.ledger.recurring(dueUntil: today)
    ForEach(due) { recurring in
      HStack {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: recurring.payee)
          Text(recurring.next.date(), format: .dateTime.month().day())
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 8)
        if let account = store.ledger[account: recurring.account] {
          AmountText(Money(recurring.amount, account.currency), marksIncome: true)
        }
        Button("Enter") { enter([recurring]) }
          .accessibilityLabel("Enter \(recurring.payee)")
      }
    }
    if due.count > 1 {
      Button("Enter All") { enter(due) }
    }
  }

  private func enter(_ recurring: [Ledger.Recurring]) {
    store.undoManager?.beginUndoGrouping()
    defer { store.undoManager?.endUndoGrouping() }
    for one in recurring {
      store.apply(.post(one.id, until: today, in: store.ledger), named: "Enter Recurring")
    }
  }
}
