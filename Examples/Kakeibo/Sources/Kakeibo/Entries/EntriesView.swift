import LedgerModel
import SwiftUI

/// The entries of an account, or of all: searched, chosen, edited, and written by keyboard alone.
struct EntriesView: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @State private var isWide = true
  @State private var order = [KeyPathComparator(\Ledger.Entry.day, order: .reverse)]

  var body: some View {
    @Bindable var navigation = navigation
    let found = navigation.shown.entries(of: store.ledger)
    VStack(spacing: 0) {
      Group {
        if found.isEmpty {
          empty
        } else if isWide {
          // Sorted here rather than in the table, whose body runs for each selected row.
          EntryTable(entries: found.sorted(by: order), order: $order)
        } else {
          EntryList(entries: found)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Divider()
      EntryTotals(count: found.count, all: store.ledger.total(of: found))
      QuickEntryBar()
    }
    .onGeometryChange(for: Bool.self, of: { $0.size.width >= 520 }, action: { isWide = $0 })
    .navigationTitle(title)
    .searchable(
      text: $navigation.filter.text, tokens: $navigation.filter.tokens,
      prompt: "Payee, note, #tag"
    ) { token in
      TokenLabel(token: token)
    }
    .searchSuggestions {
      let text = navigation.filter.text
      if !text.isEmpty {
        ForEach(EntryFilter.suggestions(for: text, in: store.ledger)) { token in
          TokenLabel(token: token).searchCompletion(token)
        }
      }
    }
    .inspector(isPresented: $navigation.showsInspector) {
      EntryInspector().inspectorColumnWidth(min: 220, ideal: 280, max: 400)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Inspector", systemImage: "sidebar.trailing") { navigation.showsInspector.toggle() }
      }
    }
  }

  @ViewBuilder private var empty: some View {
    if navigation.filter != EntryFilter() {
      ContentUnavailableView.search
    } else {
      ContentUnavailableView(
        "No Entries", systemImage: "tray",
        description: Text("Write what you spent into the line below: 1200 groceries #home."))
    }
  }

  private var title: Text {
    let account = navigation.account.flatMap { store.ledger[account: $0] }
    return account.map { Text(verbatim: $0.name) } ?? Text("Entries")
  }
}

/// How many entries are shown, and what they come to.
private struct EntryTotals: View {
  let count: Int
  let all: Money?
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation

  var body: some View {
    HStack {
      Text("\(count) entries")
      if navigation.selection.count > 1 {
        Text("\(navigation.selection.count) chosen")
      }
      Spacer()
      if let total { AmountText(total) }
    }
    .font(.callout)
    .foregroundStyle(.secondary)
    .padding(.horizontal)
    .padding(.vertical, 4)
  }

  /// Of the chosen ones, where there are several.
  private var total: Money? {
    let (ledger, chosen) = (store.ledger, navigation.selection)
    return chosen.count > 1 ? ledger.total(of: chosen.lazy.compactMap { ledger[entry: $0] }) : all
  }
}

#Preview("Entries") {
  NavigationStack { EntriesView() }.inSampleWindow()
}
