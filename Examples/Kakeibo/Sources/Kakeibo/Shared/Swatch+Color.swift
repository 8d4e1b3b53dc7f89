import LedgerModel
import SwiftUI

extension Ledger.Swatch {
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    }
  }

  var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

extension Ledger.Account.Kind {
  var symbol: String {
    switch self {
    case .cash: "banknote"
    case .bank: "building.columns"
    case .card: "creditcard"
    case .savings: "lock"
    case .prepaid: "wallet.pass"
    }
  }

  var name: LocalizedStringKey {
    switch self {
    case .cash: "Cash"
    case .bank: "Bank Account"
    case .card: "Credit Card"
    case .savings: "Savings"
    case .prepaid: "Prepaid Card"
    }
  }
}
