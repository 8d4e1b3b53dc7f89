import LedgerModel
import SwiftUI

/// What one unit of a foreign currency is worth in the ledger's.
struct RateField: View {
  let currency: Currency
  @Environment(LedgerStore.self) private var store

  var body: some View {
    LabeledContent("1 \(currency.code) is") {
      HStack {
        DraftField(rate) {
          TextField("Rate", value: $0, format: .number, prompt: Text("not known"))
            .labelsHidden()
            .multilineTextAlignment(.trailing)
            .monospacedDigit()
        }
        Text(verbatim: store.ledger.currency.code)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var rate: Binding<Decimal?> {
    Binding {
      store.ledger.rates[currency]
    } set: { rate in
      let rate = rate.flatMap { $0 > 0 ? $0 : nil }
      guard rate != store.ledger.rates[currency] else { return }
      store.apply(
        .setRate(rate, of: currency), named: "Change Rate")
    }
  }
}
