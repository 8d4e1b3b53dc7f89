import LedgerModel
import SwiftUI

/// What recurs and is due; nothing where nothing is.
struct DueCard: View {
  @Environment(LedgerStore.self) private var store
  @Environment(\.today) private var today

  var body: some View {
    if !store.ledger.recurring(dueUntil: today).isEmpty {
      Card("Due") { DueLines() }
    }
  }
}
