import LedgerModel
import SwiftUI

/// What comes again and again.
struct RecurringView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.today) private var today

  var body: some View {
    List {
      if !store.ledger.recurring(dueUntil: today).isEmpty {
        Section("Due") { DueLines() }
      }
      if !store.ledger.recurring.isEmpty {
        Section("All") {
          ForEach(store.ledger.recurring.sorted { $0.next < $1.next }) { recurring in
            Button {
              navigation.sheet = .recurring(recurring)
            } label: {
              RecurringRow(recurring: recurring)
            }
            .buttonStyle(.plain)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) { remove(recurring) }
            }
            .contextMenu {
              Button("Edit…") { navigation.sheet = .recurring(recurring) }
              Button(recurring.isPaused ? "Go On" : "Pause") { togglePause(recurring) }
              Divider()
              Button("Delete", role: .destructive) { remove(recurring) }
            }
          }
        }
      }
    }
    .overlay {
      if store.ledger.recurring.isEmpty {
        ContentUnavailableView(
          "Nothing Recurs", systemImage: "repeat",
          description: Text("Rent, salary, subscriptions: write them once."))
      }
    }
    .navigationTitle("Recurring")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New Recurring Entry", systemImage: "plus", action: add)
          .disabled(store.ledger.accounts.isEmpty)
      }
    }
  }

  private func add() {
    guard let account = store.ledger.accounts.first(where: { !$0.isClosed }) else { return }
    navigation.sheet = .recurring(
      Ledger.Recurring(
        id: store.ledger.nextID(), payee: "", amount: 0, account: account.id, category: nil,
        note: "", tags: [], rhythm: .months(1), next: today, anchor: today))
  }

  private func togglePause(_ recurring: Ledger.Recurring) {
    var changed = recurring
    changed.isPaused.toggle()
    store.apply(.set(changed), named: "Edit Recurring Entry")
  }

  private func remove(_ recurring: Ledger.Recurring) {
    store.apply(.removeRecurring(recurring.id), named: "Delete Recurring Entry")
  }
}

/// A recurring entry: what, how often, when next.
private struct RecurringRow: View {
  let recurring: Ledger.Recurring
  @Environment(LedgerStore.self) private var store

  var body: some View {
    let account = store.ledger[account: recurring.account]
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: recurring.payee)
        HStack(spacing: 4) {
          Text(recurring.rhythm.title)
          if recurring.isPaused {
            Text("· paused")
          } else {
            Text(verbatim: "·")
            Text(recurring.next.date(), format: .dateTime.year().month().day())
          }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      Spacer(minLength: 8)
      if let account { AmountText(Money(recurring.amount, account.currency), marksIncome: true) }
    }
    .opacity(recurring.isPaused ? 0.6 : 1)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

#Preview("Recurring") {
  NavigationStack { RecurringView() }
    .environment(LedgerStore.sample)
    .environment(LedgerNavigation())
}
