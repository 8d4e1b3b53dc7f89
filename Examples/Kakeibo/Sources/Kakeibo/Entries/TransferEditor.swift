import LedgerModel
import SwiftUI

/// Moves money between two accounts, or changes how it was moved.
struct TransferEditor: View {
  /// One half of the transfer that is changed; nil makes a new one.
  var half: Ledger.Entry?
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation: LedgerNavigation?
  @Environment(\.today) private var today
  @State private var source = 0
  @State private var target = 0
  @State private var amount = 0
  @State private var received = 0
  @State private var day = Day.today
  @State private var note = ""

  var body: some View {
    Form {
      Section {
        AccountPicker(title: "From", selection: $source)
        AccountPicker(title: "To", selection: $target)
      }
      Section {
        if let from { AmountField(title: "Amount", minorUnits: $amount, currency: from.currency) }
        if let to, isExchange {
          AmountField(title: "Arrives", minorUnits: $received, currency: to.currency)
        }
        DayPicker(title: "Day", day: $day)
        TextField("Note", text: $note)
      }
    }
    .formStyle(.grouped)
    .sheetButtons("Transfer", done: "Move", isValid: isValid, action: move)
    .onAppear(perform: fill)
  }

  private func fill() {
    if let half {
      let halves = store.ledger.halves(of: half)
      (source, target) = (halves[0].account, halves[halves.count - 1].account)
      (amount, received) = (abs(halves[0].amount), abs(halves[halves.count - 1].amount))
      (day, note) = (half.day, half.note)
    } else {
      let open = store.ledger.accounts.filter { !$0.isClosed }
      source = open.first { $0.id == navigation?.account }?.id ?? open.first?.id ?? 0
      target = open.first { $0.id != source }?.id ?? 0
      day = today
    }
  }

  private var from: Ledger.Account? { store.ledger[account: source] }
  private var to: Ledger.Account? { store.ledger[account: target] }
  private var isExchange: Bool { from != nil && to != nil && from?.currency != to?.currency }

  private var isValid: Bool {
    from != nil && to != nil && source != target && amount > 0 && (!isExchange || received > 0)
  }

  private func move() {
    guard let from, let to else { return }
    store.apply(
      .transfer(
        Money(amount, from.currency),
        arriving: Money(isExchange ? received : amount, to.currency), from: from.id, to: to.id,
        day: day, note: note == half?.note ? nil : note,
        replacing: half.flatMap { store.ledger.halves(of: $0).first },
        in: store.ledger),
      named: half == nil ? "Transfer" : "Edit Transfer")
  }
}

#Preview("Transfer") {
  TransferEditor().environment(LedgerStore.sample)
}
