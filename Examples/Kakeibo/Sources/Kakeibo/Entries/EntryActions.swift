import LedgerModel
import SwiftUI

extension View {
  /// What can be done with the entries that are chosen in a list or table.
  func entryActions() -> some View { modifier(EntryActions()) }
}

private struct EntryActions: ViewModifier {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.today) private var today

  func body(content: Content) -> some View {
    content
      .contextMenu(forSelectionType: Ledger.Entry.ID.self) { ids in
        if !ids.isEmpty { menu(for: ids) }
      } primaryAction: { ids in
        if let id = ids.first { navigation.edit(id) }
      }
      .onDeleteCommand { remove(navigation.selection) }
  }

  @ViewBuilder private func menu(for ids: Set<Ledger.Entry.ID>) -> some View {
    Button("Edit", systemImage: "pencil") {
      navigation.selection = ids
      navigation.showsInspector = true
    }
    Button("Enter Again Today", systemImage: "plus.square.on.square") { repeatToday(ids) }
    Menu("Category") {
      ForEach(store.ledger.categories) { category in
        Button(category.name, systemImage: category.symbol) { set(category.id, ids) }
      }
      Divider()
      Button("None") { set(nil, ids) }
    }
    if ids.count == 1, let entry = ids.first.flatMap({ store.ledger[entry: $0] }),
      entry.transfer == nil
    {
      Button("Recur…", systemImage: "repeat") { recur(entry) }
    }
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive) { remove(ids) }
  }

  private func remove(_ ids: Set<Ledger.Entry.ID>) {
    guard !ids.isEmpty else { return }
    navigation.selection.subtract(ids)
    store.apply(.remove(ids, from: store.ledger), named: "Delete Entries")
  }

  private func set(_ category: Ledger.Category.ID?, _ ids: Set<Ledger.Entry.ID>) {
    var change = LedgerChange()
    for id in ids {
      guard var entry = store.ledger[entry: id], entry.transfer == nil else { continue }
      entry.category = category
      change.entries[id] = .some(entry)
    }
    store.apply(change, named: "Change Category")
  }

  private func repeatToday(_ ids: Set<Ledger.Entry.ID>) {
    let first = store.ledger.nextID()
    let copies = ids.compactMap { store.ledger[entry: $0] }
      .filter { $0.transfer == nil }
      .enumerated()
      .map { offset, entry in
        Ledger.Entry(
          id: first + offset, day: today, amount: entry.amount, account: entry.account,
          category: entry.category, payee: entry.payee, note: entry.note, tags: entry.tags)
      }
    store.apply(.add(copies), named: "Enter Again")
    navigation.selection = Set(copies.map(\.id))
  }

  private func recur(_ entry: Ledger.Entry) {
    let anchor = entry.day.adding(months: 1)
    navigation.sheet = .recurring(
      Ledger.Recurring(
        id: store.ledger.nextID(), payee: entry.payee, amount: entry.amount,
        account: entry.account, category: entry.category, note: entry.note, tags: entry.tags,
        rhythm: .months(1), next: anchor, anchor: anchor))
  }
}
