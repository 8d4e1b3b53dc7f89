import LedgerModel
import SwiftUI

/// What one unit of a foreign currency is worth in the ledger's.
struct RateField: View {
  let currency: Currency
  @Binding var rate: Decimal?
  /// Whether the rate is taken over when the field is left, and not as one types.
  var waits = false
  /// A rate that is waited for and was refused.
  @State private var isRefused = false
  @Environment(LedgerStore.self) private var store

  var body: some View {
    LabeledContent("1 \(currency.code) is") {
      HStack {
        if waits { DraftField(possibleRate) { field($0) } } else { field($rate) }
        Text(verbatim: store.ledger.currency.code)
          .foregroundStyle(.secondary)
      }
    }
    .onChange(of: rate) { isRefused = false }
    if isRefused || !rate.isPossibleRate {
      Label("A rate is above zero.", systemImage: "exclamationmark.triangle")
        .font(.callout)
        .foregroundStyle(.orange)
    }
  }

  private var possibleRate: Binding<Decimal?> {
    Binding {
      rate
    } set: {
      isRefused = !$0.isPossibleRate
      if !isRefused { rate = $0 }
    }
  }

  private func field(_ rate: Binding<Decimal?>) -> some View {
    TextField("Rate", value: rate, format: .number, prompt: Text("not known"))
      .labelsHidden()
      .multilineTextAlignment(.trailing)
      .monospacedDigit()
  }
}

extension Decimal? {
  /// Whether it can be a rate: none is known, or it is above zero.
  var isPossibleRate: Bool { map { $0 > 0 } ?? true }
}
