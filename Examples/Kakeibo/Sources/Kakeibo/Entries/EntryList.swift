import LedgerModel
import SwiftUI

/// Entries below each other, for narrow windows.
struct EntryList: View {
  let entries: [Ledger.Entry]
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(LedgerStore.self) private var store

  var body: some View {
    @Bindable var navigation = navigation
    List(entries, selection: $navigation.selection) { entry in
      EntryRow(entry: entry)
        .swipeActions(edge: .trailing) {
          Button("Delete", systemImage: "trash", role: .destructive) {
            store.apply(.remove([entry.id], from: store.ledger), named: "Delete Entry")
          }
        }
    }
    .listStyle(.plain)
    .modifier(EntryActions())
  }
}

/// An entry in two lines, for lists and narrow windows.
struct EntryRow: View {
  let entry: Ledger.Entry
  @Environment(LedgerStore.self) private var store
  @Environment(\.today) private var today

  var body: some View {
    let ledger = store.ledger
    let category = ledger.category(of: entry)
    let account = ledger[account: entry.account]
    HStack(spacing: 8) {
      Image(systemName: entry.symbol(category))
        .foregroundStyle(category?.color.color ?? .gray)
        .frame(width: 24)
        .accessibilityHidden(true)
      CaptionedTitle {
        entry.title(category)
      } caption: {
        Text(entry.day.date(), format: Day.style(withYear: entry.day.year != today.year))
        if let account {
          Text(verbatim: "·").accessibilityHidden(true)
          Text(verbatim: account.name)
        }
        if !entry.tags.isEmpty {
          Text(verbatim: entry.tags.map { "#\($0)" }.joined(separator: " "))
        }
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      AmountText(ledger.money(of: entry), marksIncome: entry.transfer == nil)
    }
    .accessibilityElement(children: .combine)
  }
}

extension Ledger.Entry {
  func symbol(_ category: Ledger.Category?) -> String {
    transfer != nil ? "arrow.left.arrow.right" : category?.symbol ?? "questionmark.circle"
  }

  /// What it is called: after who was paid, else after what for.
  func title(_ category: Ledger.Category?) -> Text {
    if !payee.isEmpty { return Text(verbatim: payee) }
    if transfer != nil { return Text("Transfer") }
    return category.map { Text(verbatim: $0.name) } ?? Text("No Category")
  }
}

/// What can be done with the entries that are chosen in a list or table.
struct EntryActions: ViewModifier {
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
    var entries = ids.compactMap { store.ledger[entry: $0] }.filter { $0.transfer == nil }
    for place in entries.indices { entries[place].category = category }
    store.apply(.add(entries), named: "Change Category")
  }

  private func repeatToday(_ ids: Set<Ledger.Entry.ID>) {
    let change = LedgerChange.copy(ids, on: today, in: store.ledger)
    store.apply(change, named: "Enter Again")
    navigation.selection = Set(change.entries.keys)
  }

  private func recur(_ entry: Ledger.Entry) {
    let next = entry.day.adding(months: 1)
    navigation.sheet = store.ledger.newRecurring(like: entry, from: next).map { .recurring($0) }
  }
}
