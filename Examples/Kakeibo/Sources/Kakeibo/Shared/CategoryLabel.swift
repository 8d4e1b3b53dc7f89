import LedgerModel
import SwiftUI

/// A category's symbol in its colour, and its name.
struct CategoryLabel: View {
  let category: Ledger.Category?

  var body: some View {
    if let category {
      Label {
        Text(verbatim: category.name)
      } icon: {
        Image(systemName: category.symbol)
          .foregroundStyle(category.color.color)
      }
    } else {
      Label("No Category", systemImage: "questionmark.circle")
        .foregroundStyle(.secondary)
    }
  }
}
