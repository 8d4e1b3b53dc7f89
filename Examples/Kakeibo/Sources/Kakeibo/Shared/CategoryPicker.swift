import LedgerModel
import SwiftUI

/// Chooses a category, or none.
struct CategoryPicker: View {
  @Binding var selection: Ledger.Category.ID?
  /// The kind that stands first: what comes in is seldom for groceries.
  var kind: Ledger.Category.Kind = .expense
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Picker("Category", selection: $selection) {
      Text("None").tag(Ledger.Category.ID?.none)
      ForEach(ordered) { category in
        CategoryLabel(category: category).tag(Ledger.Category.ID?.some(category.id))
      }
    }
  }

  private var ordered: [Ledger.Category] {
    let all = store.ledger.categories
    return all.filter { $0.kind == kind } + all.filter { $0.kind != kind }
  }
}
