import LedgerModel
import SwiftUI

/// The entries of an account, or of all: searched, chosen, edited, and written by keyboard alone.
struct EntriesView: View {
  /// nil: all of them.
  let account: Ledger.Account.ID?
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @State private var isWide = true
  @State private var order = [KeyPathComparator(\Ledger.Entry.day, order: .reverse)]

  var body: some View {
    @Bindable var navigation = navigation
    let found = filter.found(in: store.ledger)
    VStack(spacing: 0) {
      Group {
        if found.entries.isEmpty {
          EmptyEntries(isSearching: isSearching)
        } else if isWide {
          // Sorted here rather than in the table, whose body runs for each selected row.
          EntryTable(
            entries: found.entries.sorted(by: order), order: $order, showsAccount: account == nil)
        } else {
          EntryList(entries: found.entries)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Divider()
      EntryTotals(found: found)
      QuickEntryBar(account: account)
    }
    .onGeometryChange(for: Bool.self) {
      $0.size.width >= 520
    } action: {
      isWide = $0
    }
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
      EntryInspector()
        .inspectorColumnWidth(min: 220, ideal: 280, max: 400)
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Inspector", systemImage: "sidebar.trailing") {
          navigation.showsInspector.toggle()
        }
      }
    }
  }

  private var filter: EntryFilter {
    var filter = navigation.filter
    filter.account = account
    return filter
  }

  private var isSearching: Bool {
    !navigation.filter.text.isEmpty || !navigation.filter.tokens.isEmpty
  }

  private var title: Text {
    guard let account, let name = store.ledger[account: account]?.name else {
      return Text("Entries")
    }
    return Text(verbatim: name)
  }
}

/// What stands where there are no entries.
private struct EmptyEntries: View {
  let isSearching: Bool

  var body: some View {
    if isSearching {
      ContentUnavailableView.search
    } else {
      ContentUnavailableView(
        "No Entries", systemImage: "tray",
        description: Text("Write what you spent into the line below: 1200 groceries #home."))
    }
  }
}

#Preview("Entries") {
  NavigationStack { EntriesView(account: nil) }
    .environment(LedgerStore.sample)
    .environment(LedgerNavigation())
}
