import LedgerModel
import SwiftUI

/// The tags that entries have.
struct TagSection: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @State private var renamed: String?
  @State private var name = ""

  var body: some View {
    Section("Tags") {
      ForEach(store.ledger.tags, id: \.self) { tag in
        Button {
          navigation.showEntries([.tag(tag)])
        } label: {
          Label(tag, systemImage: "number")
        }
        .buttonStyle(.plain)
        .contextMenu {
          Button("Rename…") {
            name = tag
            renamed = tag
          }
          Button("Remove From All Entries", role: .destructive) { rename(tag, to: nil) }
        }
      }
    }
    .alert("Rename Tag", isPresented: $renamed.isPresent(), presenting: renamed) { tag in
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) {}
      Button("Rename") { rename(tag, to: name) }
    }
  }

  private func rename(_ tag: String, to name: String?) {
    let name = name?.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    guard name != "", name != tag else { return }
    store.apply(.rename(tag: tag, to: name, in: store.ledger), named: "Rename Tag")
  }
}
