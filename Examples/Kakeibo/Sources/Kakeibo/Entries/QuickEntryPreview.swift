import LedgerModel
import SwiftUI

/// What was understood of a quick entry, or what is missing.
struct QuickEntryPreview: View {
  let quick: QuickEntry
  @Environment(LedgerStore.self) private var store

  var body: some View {
    if let entry = quick.entry {
      EntryRow(entry: entry)
    } else {
      Label(missing, systemImage: "info.circle")
        .font(.callout)
        .foregroundStyle(.secondary)
    }
  }

  private var missing: LocalizedStringKey {
    switch quick.problem {
    case .noAccounts: "There is no account yet. Make one in the sidebar."
    case .unknownAccount(let name): "There is no account “\(name)”."
    case .unknownCurrency(let mark): "There is no account in \(mark)."
    case .noAmount, .empty, nil: "An amount is missing: 1200."
    }
  }
}
