import LedgerModel
import SwiftUI

extension CSVImport.Problem {
  var title: LocalizedStringKey {
    switch kind {
    case .noDayColumn: "No column is said to be the day."
    case .noAmountColumn: "No column is said to be the amount."
    case .noDay(let text): "Line \(line): “\(text)” is no day."
    case .noAmount(let text): "Line \(line): “\(text)” is no amount."
    case .unknownAccount(let name): "Line \(line): there is no account “\(name)”."
    case .tooShort: "Line \(line) ends before its day or amount."
    }
  }
}
