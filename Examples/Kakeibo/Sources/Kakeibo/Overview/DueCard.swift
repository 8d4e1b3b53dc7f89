import LedgerModel
import SwiftUI

/// What recurs and is due; nothing where nothing is.
struct DueCard: View {
  @Environment(LedgerStore.self) private var store

  var body: some View {
    if store.ledger.recurring.contains(where: { !$0.due(until: .today).isEmpty }) {
      Card("Due") { DueLines() }
    }
  }
}
