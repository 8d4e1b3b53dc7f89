import LedgerModel
import SwiftUI

/// What one unit of a foreign currency is worth in the ledger's.
struct RateField: View {
  let currency: Currency
  @Binding var rate: Decimal?
  /// Whether the rate is taken over when the field is left, and not as one types.
  var waits = false
  @Environment(LedgerStore.self) private var store

  var body: some View {
    LabeledContent("1 \(currency.code) is") {
      HStack {
        if waits { DraftField($rate) { field($0) } } else { field($rate) }
        Text(verbatim: store.ledger.currency.code)
          .foregroundStyle(.secondary)
      }
    }
  }

  private func field(_ rate: Binding<Decimal?>) -> some View {
    TextField("Rate", value: rate, format: .number, prompt: Text("not known"))
      .labelsHidden()
      .multilineTextAlignment(.trailing)
      .monospacedDigit()
  }
}
