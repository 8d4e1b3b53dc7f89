import LedgerModel
import SwiftUI

/// What recurs and is due: nothing enters the ledger that the user has not seen.
struct DueLines: View {
  @Environment(LedgerStore.self) private var store
  @Environment(\.today) private var today

  var body: some View {
    let due = store.ledger.recurring(dueUntil: today)
    ForEach(due) { recurring in
      let days = recurring.due(until: today)
      HStack {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: recurring.payee)
          DueDays(days: days)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 8)
        if let account = store.ledger[account: recurring.account] {
          AmountText(Money(recurring.amount &* days.count, account.currency), marksIncome: true)
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

/// The days for which something is due: the one, or the first and the last, and how many they are.
private struct DueDays: View {
  let days: [Day]

  var body: some View {
    HStack(spacing: 4) {
      if let first = days.first { text(first) }
      if days.count > 1, let last = days.last {
        Text(verbatim: "–")
        text(last)
        Text(verbatim: "· \(days.count)×")
      }
    }
  }

  private func text(_ day: Day) -> Text {
    Text(day.date(), format: .dateTime.month().day())
  }
}
