import LedgerModel
import SwiftUI

extension Ledger.Recurring.Rhythm {
  var title: LocalizedStringKey {
    switch self {
    case .weeks(1): "Every week"
    case .weeks(let count): "Every \(count) weeks"
    case .months(1): "Every month"
    case .months(let count): "Every \(count) months"
    case .years(1): "Every year"
    case .years(let count): "Every \(count) years"
    }
  }

  /// How many of its unit lie between two.
  var count: Int {
    switch self {
    case .weeks(let count), .months(let count), .years(let count): count
    }
  }

  var unit: Unit {
    switch self {
    case .weeks: .week
    case .months: .month
    case .years: .year
    }
  }

  init(_ count: Int, _ unit: Unit) {
    self =
      switch unit {
      case .week: .weeks(count)
      case .month: .months(count)
      case .year: .years(count)
      }
  }

  enum Unit: CaseIterable, Identifiable {
    case week, month, year

    var id: Self { self }

    var name: LocalizedStringKey {
      switch self {
      case .week: "Weeks"
      case .month: "Months"
      case .year: "Years"
      }
    }
  }
}
