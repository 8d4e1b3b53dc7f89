import LedgerModel
import SwiftUI

/// What comes again and again.
struct RecurringView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.today) private var today

  var body: some View {
    List {
      if !store.ledger.due(until: today).isEmpty {
        Section("Due") { DueLines() }
      }
      if !store.ledger.recurring.isEmpty {
        Section("All") {
          ForEach(store.ledger.recurring.sorted { $0.next < $1.next }) { recurring in
            RecurringRow(recurring: recurring).asButton { navigation.sheet = .recurring(recurring) }
              .contextMenu {
                Button("Edit…") { navigation.sheet = .recurring(recurring) }
                Button(recurring.isPaused ? "Go On" : "Pause") { togglePause(recurring) }
                Divider()
                Button("Delete", role: .destructive) { remove(recurring) }
              }
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) { remove(recurring) }
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
    navigation.sheet = store.ledger.newRecurring(from: today).map { .recurring($0) }
  }

  private func togglePause(_ recurring: Ledger.Recurring) {
    var changed = recurring
    changed.isPaused.toggle()
    store.edit(named: "Edit Recurring Entry") { $0.recurring.set(changed) }
  }

  private func remove(_ recurring: Ledger.Recurring) {
    store.edit(named: "Delete Recurring Entry") { $0.recurring.removeAll { $0.id == recurring.id } }
  }
}

/// A recurring entry: what, how often, when next.
private struct RecurringRow: View {
  let recurring: Ledger.Recurring
  @Environment(LedgerStore.self) private var store

  var body: some View {
    let account = store.ledger[account: recurring.account]
    HStack {
      CaptionedTitle {
        Text(verbatim: recurring.payee)
      } caption: {
        Text(recurring.rhythm.title)
        if recurring.isPaused {
          Text("· paused")
        } else if let end = recurring.end, end < recurring.next {
          Text("· ended")
        } else {
          Text(verbatim: "·")
          Text(recurring.next.date(), format: .dateTime.year().month().day())
        }
      }
      Spacer(minLength: 8)
      if let account { AmountText(Money(recurring.amount, account.currency), marksIncome: true) }
    }
    .opacity(recurring.isPaused ? 0.6 : 1)
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

extension Ledger.Recurring.Rhythm {
  var title: LocalizedStringKey {
    switch (unit, count) {
    case (.weeks, 1): "Every week"
    case (.weeks, _): "Every \(count) weeks"
    case (.months, 1): "Every month"
    case (.months, _): "Every \(count) months"
    case (.years, 1): "Every year"
    case (.years, _): "Every \(count) years"
    }
  }
}

/// What recurs and is due: nothing enters the ledger that the user has not seen.
struct DueLines: View {
  @Environment(LedgerStore.self) private var store
  @Environment(\.today) private var today
  @Environment(\.locale) private var locale

  var body: some View {
    let due = store.ledger.due(until: today)
    ForEach(due) { recurring in
      let days = recurring.due(until: today)
      HStack {
        CaptionedTitle {
          Text(verbatim: recurring.payee)
        } caption: {
          Text(verbatim: text(days))
        }
        Spacer(minLength: 8)
        if let account = store.ledger[account: recurring.account] {
          AmountText(Money(recurring.amount &* days.count, account.currency), marksIncome: true)
        }
        Button("Enter") { enter([recurring]) }
          .accessibilityLabel("Enter \(recurring.payee)")
      }
      .contextMenu {
        Button("Skip") {
          let change = LedgerChange.skip(recurring.id, until: today, in: store.ledger)
          store.apply(change, named: "Skip Recurring")
        }
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

  /// The one day, or the first and the last, and how many they are.
  private func text(_ days: [Day]) -> String {
    let ends = Set([days.first, days.last]).compactMap(\.self).sorted()
    let isThisYear = ends.allSatisfy { $0.year == today.year }
    return
      ends
      .map { $0.date().formatted(Day.style(withYear: !isThisYear).locale(locale)) }
      .joined(separator: " – ")
      + (days.count > 1 ? " · \(days.count)×" : "")
  }
}

#Preview("Recurring") {
  NavigationStack { RecurringView() }.inSampleWindow()
}
