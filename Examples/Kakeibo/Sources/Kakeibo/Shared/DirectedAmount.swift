import LedgerModel
import SwiftUI

/// Whether money is spent or received, and how much: the field shows no sign, the picker above it does.
struct DirectedAmount: View {
  /// What is spent is negative.
  @Binding var amount: Int
  let currency: Currency
  /// Whether the amount is taken over when the field is left, and not as one types.
  var waits = false
  /// Nothing has no sign: what is new is spent, until it is said to be received.
  @State private var receives: Bool?

  var body: some View {
    Picker("Kind", selection: isIncome) {
      Text("Spent").tag(false)
      Text("Received").tag(true)
    }
    .pickerStyle(.segmented)
    AmountField("Amount", minorUnits: magnitude, currency: currency, waits: waits)
  }

  private var isIncome: Binding<Bool> {
    Binding {
      amount == 0 ? receives ?? false : amount > 0
    } set: {
      receives = $0
      amount = $0 ? abs(amount) : -abs(amount)
    }
  }

  private var magnitude: Binding<Int> {
    Binding {
      abs(amount)
    } set: {
      amount = isIncome.wrappedValue ? abs($0) : -abs($0)
    }
  }
}
