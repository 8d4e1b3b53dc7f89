import LedgerModel
import SwiftUI

/// What money is spent for, and where it comes from.
struct CategoriesView: View {
  /// The category that the user is asked about, which entries use.
  @State private var doomed: Ledger.Category?
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    List {
      section("Spent For", .expense)
      section("Received From", .income)
      if !store.ledger.tags.isEmpty { TagSection() }
    }
    .navigationTitle("Categories")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New Category", systemImage: "plus") {
          navigation.sheet = .category(store.ledger.newCategory())
        }
      }
    }
    .confirmationDialog(
      "Delete “\(doomed?.name ?? "")”?", isPresented: $doomed.isPresent(),
      titleVisibility: .visible, presenting: doomed
    ) { category in
      Button("Delete", role: .destructive) { remove(category) }
    } message: { category in
      let count = store.ledger.entries.count { $0.category == category.id }
      Text("\(count) entries are without a category then. This can be undone.")
    }
  }

  private func section(_ title: LocalizedStringKey, _ kind: Ledger.Category.Kind) -> some View {
    Section(title) {
      ForEach(store.ledger.categories.filter { $0.kind == kind }) { category in
        row(category).asButton { navigation.sheet = .category(category) }
          .contextMenu {
            Button("Show Entries") { navigation.showEntries([.category(category.id)]) }
            Button("Edit…") { navigation.sheet = .category(category) }
            Menu("Merge Into") {
              ForEach(store.ledger.categories.filter { $0.id != category.id }) { other in
                Button(other.name) { remove(category, movingTo: other.id) }
              }
            }
            Divider()
            Button("Delete", role: .destructive) { ask(category) }
          }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { ask(category) }
          }
      }
      .onMove { move(kind, $0, $1) }
    }
  }

  private func row(_ category: Ledger.Category) -> some View {
    HStack {
      CategoryLabel(category: category)
      Spacer()
      Image(systemName: "chevron.forward")
        .font(.caption)
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
    .contentShape(Rectangle())
  }

  private func ask(_ category: Ledger.Category) {
    let isUsed = store.ledger.entries.contains { $0.category == category.id }
    if isUsed { doomed = category } else { remove(category) }
  }

  private func remove(_ category: Ledger.Category, movingTo other: Ledger.Category.ID? = nil) {
    store.apply(
      .removeCategory(category.id, movingTo: other, from: store.ledger), named: "Delete Category")
  }

  private func move(_ kind: Ledger.Category.Kind, _ places: IndexSet, _ place: Int) {
    var moved = store.ledger.categories.filter { $0.kind == kind }
    moved.move(fromOffsets: places, toOffset: place)
    let others = store.ledger.categories.filter { $0.kind != kind }
    store.edit(named: "Move Category") { setup in
      setup.categories = kind == .expense ? moved + others : others + moved
    }
  }
}

/// The tags that entries have.
struct TagSection: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @State private var renamed: String?
  @State private var name = ""

  var body: some View {
    Section("Tags") {
      ForEach(store.ledger.tags, id: \.self) { tag in
        Label(tag, systemImage: "number").asButton { navigation.showEntries([.tag(tag)]) }
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

#Preview("Categories") {
  NavigationStack { CategoriesView() }.inSampleWindow()
}
