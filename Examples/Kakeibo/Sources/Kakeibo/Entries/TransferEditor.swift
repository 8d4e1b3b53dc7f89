import LedgerModel
import SwiftUI

/// Moves money between two accounts, or changes how it was moved.
struct TransferEditor: View {
  private let half: Ledger.Entry?
  @Environment(LedgerStore.self) private var store
  @State private var source: Ledger.Account.ID
  @State private var target: Ledger.Account.ID
  @State private var amount: Int
  /// What arrives in another currency; nil follows the known rates.
  @State private var received: Int?
  @State private var day: Day
  @State private var note: String

  /// - Parameters:
  ///   - half: one half of the transfer that is changed; nil makes a new one.
  ///   - account: where the money of a new one comes from, unless it is closed.
  init(
    _ half: Ledger.Entry? = nil, in ledger: Ledger, from account: Ledger.Account.ID? = nil,
    today: Day = .today
  ) {
    self.half = half
    let halves = half.map { ledger.halves(of: $0) } ?? []
    let open = ledger.accounts.filter { !$0.isClosed }.map(\.id)
    let source = halves.first?.account ?? open.first { $0 == account } ?? open.first ?? 0
    _source = State(initialValue: source)
    _target = State(initialValue: halves.last?.account ?? open.first { $0 != source } ?? source)
    _amount = State(initialValue: abs(halves.first?.amount ?? 0))
    let currencies = halves.map { ledger[account: $0.account]?.currency }
    let isExchange = currencies.first != currencies.last
    _received = State(initialValue: isExchange ? halves.last.map { abs($0.amount) } : nil)
    _day = State(initialValue: half?.day ?? today)
    _note = State(initialValue: half?.note ?? "")
  }

  var body: some View {
    Form {
      Section {
        AccountPicker(title: "From", selection: $source)
        AccountPicker(title: "To", selection: $target)
      }
      Section {
        if let from { AmountField(title: "Amount", minorUnits: $amount, currency: from.currency) }
        if let to, isExchange {
          AmountField(title: "Arrives", minorUnits: arriving, currency: to.currency)
        }
        DayPicker(title: "Day", day: $day)
        TextField("Note", text: $note)
      }
    }
    // An amount of one currency says nothing in another.
    .onChange(of: [from?.currency, to?.currency]) { received = nil }
    .sheetButtons("Transfer", done: "Move", isValid: isValid, action: move)
  }

  private var from: Ledger.Account? { store.ledger[account: source] }
  private var to: Ledger.Account? { store.ledger[account: target] }
  private var isExchange: Bool { from != nil && to != nil && from?.currency != to?.currency }

  private var arriving: Binding<Int> {
    Binding {
      guard let from, let to, isExchange else { return amount }
      let leaving = Money(amount, from.currency)
      return received ?? store.ledger.exchange(leaving, for: to.currency)?.minorUnits ?? 0
    } set: {
      received = $0
    }
  }

  private var isValid: Bool {
    from != nil && to != nil && source != target && amount > 0 && arriving.wrappedValue > 0
  }

  private func move() {
    guard let from, let to else { return }
    store.apply(
      .transfer(
        Money(amount, from.currency), arriving: Money(arriving.wrappedValue, to.currency),
        from: from.id, to: to.id, day: day, note: note == half?.note ? nil : note,
        replacing: half.flatMap { store.ledger.halves(of: $0).first },
        in: store.ledger),
      named: half == nil ? "Transfer" : "Edit Transfer")
  }
}

#Preview("Transfer") {
  TransferEditor(in: LedgerStore.sample.ledger).inSampleWindow()
}
