import LedgerModel
import SwiftUI

/// Chooses one of the usual currencies, or the one that is chosen already.
struct CurrencyPicker: View {
  @Binding var selection: Currency
  @Environment(\.locale) private var locale

  var body: some View {
    Picker("Currency", selection: $selection) {
      ForEach(choices, id: \.self) { Text(verbatim: title(of: $0)).tag($0) }
    }
  }

  private var choices: [Currency] {
    let usual = Currency.common
    return usual.contains(selection) ? usual : [selection] + usual
  }

  /// "EUR — Euro"
  private func title(of currency: Currency) -> String {
    let name = locale.localizedString(forCurrencyCode: currency.code)
    return name.map { "\(currency.code) — \($0)" } ?? currency.code
  }
}
