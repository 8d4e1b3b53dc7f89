import LedgerModel
import SwiftUI

/// A field for an amount, with its currency beside it.
struct AmountField: View {
  private let title: LocalizedStringKey
  private let currency: Currency
  @Binding private var minorUnits: Int

  init(_ title: LocalizedStringKey, minorUnits: Binding<Int>, currency: Currency) {
    self.title = title
    self.currency = currency
    _minorUnits = minorUnits
  }

  var body: some View {
    LabeledContent(title) {
      HStack {
        TextField(title, value: $minorUnits, format: .money(currency))
          .labelsHidden()
          .multilineTextAlignment(.trailing)
          .monospacedDigit()
        Text(verbatim: currency.code)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
  }
}
