import LedgerModel
import SwiftUI

/// One line that takes a purchase: amount, what for, where, when.
struct QuickEntryBar: View {
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation
  @Environment(\.locale) private var locale
  @Environment(\.today) private var today
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !text.isEmpty { QuickEntryPreview(quick: quick) }
      HStack {
        TextField("Quick Entry", text: $text, prompt: Text("1200 groceries Lawson #home yesterday"))
          .focused($isFocused)
          .textFieldStyle(.roundedBorder)
          .onSubmit(enter)
          .onExitCommand(perform: text.isEmpty ? nil : { text = "" })
        Button("Enter", systemImage: "return", action: enter)
          .labelStyle(.iconOnly)
          .disabled(quick.entry == nil)
      }
      let completions = QuickEntry.completions(for: text, in: store.ledger)
      if !completions.isEmpty {
        ScrollView(.horizontal) {
          HStack {
            ForEach(completions, id: \.self) { completion in
              Button(completion) { complete(completion) }
            }
          }
          .buttonStyle(.bordered)
          .controlSize(.small)
        }
        .scrollIndicators(.hidden)
      }
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .onChange(of: navigation.wantsQuickEntry, initial: true) {
      guard navigation.wantsQuickEntry else { return }
      navigation.wantsQuickEntry = false
      isFocused = true
    }
  }

  private var quick: QuickEntry {
    QuickEntry(text, in: store.ledger, account: navigation.account, today: today, locale: locale)
  }

  /// Puts a completion in the place of the last word.
  private func complete(_ completion: String) {
    let start = text.lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
    text = text[..<start] + completion + " "
    isFocused = true
  }

  private func enter() {
    // What is missing, or comes next, is typed at once.
    isFocused = true
    guard let entry = quick.entry else { return }
    store.apply(.add([entry]), named: "New Entry")
    navigation.selection = [entry.id]
    text = ""
  }
}

/// What was understood of a quick entry, or what is missing.
struct QuickEntryPreview: View {
  let quick: QuickEntry
  @Environment(LedgerStore.self) private var store

  var body: some View {
    if let entry = quick.entry {
      EntryRow(entry: entry)
    } else {
      Label(missing, systemImage: "info.circle")
        .font(.callout)
        .foregroundStyle(.secondary)
    }
  }

  private var missing: LocalizedStringKey {
    switch quick.problem {
    case .noAccounts: "There is no account yet. Make one in the sidebar."
    case .unknownAccount(let name): "There is no account “\(name)”."
    case .unknownCurrency(let mark): "There is no account in \(mark)."
    case .noAmount, .empty, nil: "An amount is missing: 1200."
    }
  }
}
