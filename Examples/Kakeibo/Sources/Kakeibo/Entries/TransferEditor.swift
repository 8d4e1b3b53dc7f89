import LedgerModel
import SwiftUI

/// Moves money between two accounts.
struct TransferEditor: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation: LedgerNavigation?
  @Environment(\.today) private var today
  @State private var source: Ledger.Account.ID?
  @State private var target: Ledger.Account.ID?
  @State private var amount = 0
  @State private var received = 0
  /// nil: today.
  @State private var day: Day?
  @State private var note = ""

  var body: some View {
    Form {
      Section {
        accounts("From", $source)
        accounts("To", $target)
      }
      Section {
        if let from { AmountField("Amount", minorUnits: $amount, currency: from.currency) }
        if let to, isExchange {
          AmountField("Arrives", minorUnits: $received, currency: to.currency)
        }
        DayPicker("Day", selection: dayOrToday)
        TextField("Note", text: $note)
      }
    }
    .formStyle(.grouped)
    .sheetButtons("Transfer", done: "Move", isValid: isValid, action: move)
    .onAppear {
      let open = store.ledger.accounts.filter { !$0.isClosed }
      let shown = open.first { $0.id == navigation?.account } ?? open.first
      source = source ?? shown?.id
      target = target ?? open.first { $0.id != source }?.id
    }
  }

  private var dayOrToday: Binding<Day> {
    Binding {
      day ?? today
    } set: {
      day = $0
    }
  }

  private func accounts(
    _ title: LocalizedStringKey, _ selection: Binding<Ledger.Account.ID?>
  ) -> some View {
    Picker(title, selection: selection) {
      Text("None").tag(Ledger.Account.ID?.none)
      ForEach(store.ledger.accounts.filter { !$0.isClosed }) { account in
        Text(verbatim: account.name).tag(Ledger.Account.ID?.some(account.id))
      }
    }
  }

  private var from: Ledger.Account? { source.flatMap { store.ledger[account: $0] } }
  private var to: Ledger.Account? { target.flatMap { store.ledger[account: $0] } }
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
        day: dayOrToday.wrappedValue, note: note, in: store.ledger),
      named: "Transfer")
  }
}

#Preview("Transfer") {
  TransferEditor().environment(LedgerStore.sample)
}
