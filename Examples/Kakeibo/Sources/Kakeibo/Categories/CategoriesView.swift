import LedgerModel
import SwiftUI

/// What money is spent for, and where it comes from.
struct CategoriesView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @State private var doomed: Ledger.Category?

  var body: some View {
    List {
      section("Spent For", .expense)
      section("Received From", .income)
      if !store.ledger.tags.isEmpty { TagSection() }
    }
    .navigationTitle("Categories")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("New Category", systemImage: "plus") { add(.expense) }
      }
    }
    .confirmationDialog(
      "Delete “\(doomed?.name ?? "")”?", isPresented: $doomed.isPresent(),
      titleVisibility: .visible,
      presenting: doomed
    ) { category in
      Button("Delete", role: .destructive) { remove(category) }
    } message: { category in
      Text("\(count(category)) entries are without a category then. This can be undone.")
    }
  }

  private func section(_ title: LocalizedStringKey, _ kind: Ledger.Category.Kind) -> some View {
    Section(title) {
      ForEach(store.ledger.categories.filter { $0.kind == kind }) { category in
        Button {
          navigation.sheet = .category(category)
        } label: {
          CategoryRow(category: category)
        }
        .buttonStyle(.plain)
        .contextMenu {
          Button("Show Entries") { navigation.showEntries([.category(category.id)]) }
          Button("Edit…") { navigation.sheet = .category(category) }
          Menu("Merge Into") {
            ForEach(store.ledger.categories.filter { $0.id != category.id }) { other in
              Button(other.name) { merge(category, into: other) }
            }
          }
          Divider()
          Button("Delete…", role: .destructive) { doomed = category }
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) { doomed = category }
        }
      }
      .onMove { move(kind, $0, $1) }
    }
  }

  private func count(_ category: Ledger.Category) -> Int {
    store.ledger.entries.count { $0.category == category.id }
  }

  private func add(_ kind: Ledger.Category.Kind) {
    navigation.sheet = .category(
      Ledger.Category(
        id: store.ledger.nextID(), name: "", symbol: "cart", color: .blue, kind: kind))
  }

  private func remove(_ category: Ledger.Category) {
    store.apply(.removeCategory(category.id, from: store.ledger), named: "Delete Category")
  }

  private func merge(_ category: Ledger.Category, into other: Ledger.Category) {
    store.apply(
      .merge(category: category.id, into: other.id, in: store.ledger),
      named: "Merge Categories")
  }

  private func move(_ kind: Ledger.Category.Kind, _ places: IndexSet, _ place: Int) {
    var order = store.ledger.categories.filter { $0.kind == kind }.map(\.id)
    order.move(fromOffsets: places, toOffset: place)
    let others = store.ledger.categories.filter { $0.kind != kind }.map(\.id)
    store.apply(
      LedgerChange(categoryOrder: kind == .expense ? order + others : others + order),
      named: "Move Category")
  }
}

/// A category's name and symbol.
private struct CategoryRow: View {
  let category: Ledger.Category

  var body: some View {
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
}

#Preview("Categories") {
  NavigationStack { CategoriesView() }
    .environment(LedgerStore.sample)
    .environment(LedgerNavigation())
}
