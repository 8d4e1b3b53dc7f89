import LedgerModel
import SwiftUI

/// Shows what a file holds and what would become of it, before anything is taken.
struct ImportView: View {
  let table: CSVTable
  @State var mapping: CSVMapping
  @State var account: Ledger.Account.ID
  @State private var skipsDuplicates = true
  @Environment(LedgerStore.self) private var store

  var body: some View {
    let result = CSVImport(table, mapping, account: account, into: store.ledger)
    let count = result.entries.count - (skipsDuplicates ? result.duplicates.count : 0)
    Form {
      Section {
        AccountPicker(title: "Into Account", selection: $account)
        Toggle("The first line has headings", isOn: $mapping.hasHeader)
        Picker("Days", selection: $mapping.dayFormat) {
          Text("Year, month, day").tag(CSVMapping.DayFormat.yearMonthDay)
          Text("Day, month, year").tag(CSVMapping.DayFormat.dayMonthYear)
          Text("Month, day, year").tag(CSVMapping.DayFormat.monthDayYear)
        }
      }
      Section("Columns") { ColumnMapping(table: table, mapping: $mapping) }
      ImportResult(result: result, skipsDuplicates: $skipsDuplicates)
    }
    .sheetButtons("Import", done: "Import", isValid: count > 0) {
      store.apply(result.change(skippingDuplicates: skipsDuplicates), named: "Import")
    }
  }
}

/// What each column of a file means, beside what is in it.
struct ColumnMapping: View {
  let table: CSVTable
  @Binding var mapping: CSVMapping

  var body: some View {
    ForEach(0..<table.columnCount, id: \.self) { column in
      Picker(selection: field(of: column)) {
        Text("Leave Out").tag(CSVMapping.Field?.none)
        ForEach(CSVMapping.Field.allCases, id: \.self) { field in
          Text(field.title).tag(CSVMapping.Field?.some(field))
        }
      } label: {
        CaptionedTitle {
          heading(of: column)
        } caption: {
          let examples = table.examples(of: column, hasHeader: mapping.hasHeader, most: 3)
          Text(verbatim: examples.joined(separator: ", ").replacing(/\s+/, with: " "))
            .lineLimit(1)
        }
      }
    }
  }

  private func heading(of column: Int) -> Text {
    if mapping.hasHeader, let first = table.rows.first, column < first.count {
      return Text(verbatim: first[column])
    }
    return Text("Column \(column + 1)")
  }

  /// A meaning belongs to one column only.
  private func field(of column: Int) -> Binding<CSVMapping.Field?> {
    Binding {
      mapping.columns[column]
    } set: { field in
      if let field {
        for (other, taken) in mapping.columns where taken == field { mapping.columns[other] = nil }
      }
      mapping.columns[column] = field
    }
  }
}

/// What would be taken of a file, and what cannot be.
struct ImportResult: View {
  let result: CSVImport
  @Binding var skipsDuplicates: Bool
  @Environment(LedgerStore.self) private var store

  /// Enough to see what is wrong; all of a long file's lines would be a long form.
  private static let limit = 20

  var body: some View {
    Section {
      if result.entries.isEmpty {
        Text("Nothing in it can be taken yet.").foregroundStyle(.secondary)
      }
      ForEach(result.entries.prefix(5)) { EntryRow(entry: $0) }
      if !result.duplicates.isEmpty {
        Toggle(
          "Leave out \(result.duplicates.count) that are there already", isOn: $skipsDuplicates)
      }
    } header: {
      Text("\(result.entries.count) entries")
    }
    if !result.problems.isEmpty {
      Section {
        ForEach(result.problems.prefix(Self.limit), id: \.line) { problem in
          Label {
            Text(problem.title)
          } icon: {
            Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
          }
        }
      } header: {
        Text("\(result.problems.count) lines cannot be taken")
      } footer: {
        if result.problems.count > Self.limit {
          Text("These are the first \(Self.limit).")
        }
      }
    }
  }
}

extension CSVImport.Problem {
  var title: LocalizedStringKey {
    switch kind {
    case .noDayColumn: "No column is said to be the day."
    case .noAmountColumn: "No column is said to be the amount."
    case .noDay(""): "Line \(line): the day is missing."
    case .noAmount(""): "Line \(line): the amount is missing."
    case .noDay(let text): "Line \(line): “\(text)” is no day."
    case .noAmount(let text): "Line \(line): “\(text)” is no amount."
    case .unknownAccount(let name): "Line \(line): there is no account “\(name)”."
    case .tooShort: "Line \(line) ends before its day or amount."
    }
  }
}

#Preview("Import") {
  let text = "Date,Payee,Amount\n2026-11-02,Bakery,-4.20\n2026-11-31,Nowhere,1\n"
  if let table = try? CSVTable(Data(text.utf8)) {
    ImportView(table: table, mapping: .guess(table, in: LedgerStore.sample.ledger), account: 1)
      .inSampleWindow()
  }
}
