import LedgerModel
import SwiftUI

extension Ledger.Recurring.Rhythm {
  var title: LocalizedStringKey {
    switch (unit, count) {
    case (.weeks, 1): "Every week"
    case (.weeks, _): "Every \(count) weeks"
    case (.months, 1): "Every month"
    case (.months, _): "Every \(count) months"
    case (.years, 1): "Every year"
    case (.years, _): "Every \(count) years"
    }
  }
}

extension Ledger.Recurring.Rhythm.Unit {
  var name: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}
