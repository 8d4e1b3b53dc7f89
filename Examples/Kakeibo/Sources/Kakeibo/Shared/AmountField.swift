import LedgerModel
import SwiftUI

/// A field for an amount, with its currency beside it.
struct AmountField: View {
  private let title: LocalizedStringKey
  private let currency: Currency
  private let waits: Bool
  @Binding private var minorUnits: Int

  /// - Parameter waits: whether the amount is taken over when the field is left, and not as one types.
  init(
    _ title: LocalizedStringKey, minorUnits: Binding<Int>, currency: Currency, waits: Bool = false
  ) {
    self.title = title
    self.currency = currency
    self.waits = waits
    _minorUnits = minorUnits
  }

  var body: some View {
    LabeledContent(title) {
      HStack {
        if waits { DraftField($minorUnits) { field($0) } } else { field($minorUnits) }
        Text(verbatim: currency.code)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
  }

  private func field(_ amount: Binding<Int>) -> some View {
    TextField(title, value: amount, format: .money(currency))
      .labelsHidden()
      .multilineTextAlignment(.trailing)
      .monospacedDigit()
  }
}
