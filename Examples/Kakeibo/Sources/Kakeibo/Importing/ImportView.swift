import LedgerModel
import SwiftUI

/// Shows what a file holds and what would become of it, before anything is taken.
struct ImportView: View {
  let source: ImportSource
  @State private var phase = ImportPhase.reading
  @Environment(LedgerStore.self) private var store

  /// How far the reading of a file is.
  private enum ImportPhase {
    case reading
    case failed(String)
    case ready(CSVTable, CSVMapping)
  }

  var body: some View {
    Group {
      switch phase {
      case .reading:
        ProgressView("Reading \(source.name)…")
          .frame(maxWidth: .infinity, minHeight: 200)
          .sheetButtons("Import", done: "Import", isValid: false) {}
      case .failed(let reason):
        ContentUnavailableView(
          "“\(source.name)” cannot be read", systemImage: "doc.badge.ellipsis",
          description: Text(verbatim: reason)
        )
        .sheetButtons("Import", done: "Import", isValid: false) {}
      case .ready(let table, let mapping):
        ImportForm(table: table, mapping: mapping)
      }
    }
    .task { await read() }
  }

  /// Large files take a moment; the window goes on meanwhile.
  private func read() async {
    let (data, ledger) = (source.data, store.ledger)
    phase = await Task.detached {
      do {
        let table = try CSVTable(data)
        return ImportPhase.ready(table, CSVMapping.guess(table, in: ledger))
      } catch {
        return ImportPhase.failed(error.localizedDescription)
      }
    }.value
  }
}

/// The columns and what they mean, and what comes of it.
struct ImportForm: View {
  let table: CSVTable
  @State private var mapping: CSVMapping
  @State private var account: Ledger.Account.ID?
  @State private var skipsDuplicates = true
  @Environment(LedgerStore.self) private var store
  @Environment(LedgerNavigation.self) private var navigation: LedgerNavigation?

  init(table: CSVTable, mapping: CSVMapping) {
    self.table = table
    _mapping = State(initialValue: mapping)
  }

  var body: some View {
    let result = chosen.map { CSVImport(table, mapping, account: $0, into: store.ledger) }
    Form {
      Section {
        AccountPicker("Into Account", selection: target)
        Toggle("The first line has headings", isOn: $mapping.hasHeader)
        Picker("Days", selection: $mapping.dayFormat) {
          Text("Year, month, day").tag(CSVMapping.DayFormat.yearMonthDay)
          Text("Day, month, year").tag(CSVMapping.DayFormat.dayMonthYear)
          Text("Month, day, year").tag(CSVMapping.DayFormat.monthDayYear)
        }
      }
      Section("Columns") { ColumnMapping(table: table, mapping: $mapping) }
      if let result { ImportResult(result: result, skipsDuplicates: $skipsDuplicates) }
    }
    .formStyle(.grouped)
    .sheetButtons("Import", done: "Import", isValid: count(result) > 0) {
      guard let result else { return }
      store.apply(result.change(skippingDuplicates: skipsDuplicates), named: "Import")
    }
  }

  private var chosen: Ledger.Account.ID? {
    // One that is shown may be gone: what made it was undone, or another window removed it.
    [account, navigation?.account].lazy.compactMap { $0 }.first { store.ledger[account: $0] != nil }
      ?? store.ledger.accounts.first { !$0.isClosed }?.id
  }

  private var target: Binding<Ledger.Account.ID> {
    Binding {
      chosen ?? 0
    } set: {
      account = $0
    }
  }

  private func count(_ result: CSVImport?) -> Int {
    guard let result else { return 0 }
    return result.entries.count - (skipsDuplicates ? result.duplicates.count : 0)
  }
}

#Preview("Import") {
  ImportView(
    source: ImportSource(
      name: "bank.csv",
      data: Data("Date,Payee,Amount\n2026-11-02,Bakery,-4.20\n2026-11-31,Nowhere,1\n".utf8))
  )
  .environment(LedgerStore.sample)
}
