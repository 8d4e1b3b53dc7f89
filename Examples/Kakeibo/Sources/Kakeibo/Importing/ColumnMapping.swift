import LedgerModel
import SwiftUI

/// What each column of a file means, beside what is in it.
struct ColumnMapping: View {
  let table: CSVTable
  @Binding var mapping: CSVMapping

  var body: some View {
    ForEach(0..<columnCount, id: \.self) { column in
      Picker(selection: field(of: column)) {
        Text("Leave Out").tag(CSVMapping.Field?.none)
        ForEach(CSVMapping.Field.allCases, id: \.self) { field in
          Text(field.title).tag(CSVMapping.Field?.some(field))
        }
      } label: {
        VStack(alignment: .leading, spacing: 0) {
          heading(of: column)
          Text(verbatim: examples(of: column))
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
      }
    }
  }

  /// More than anybody's bank sends, and few enough to look through.
  private var columnCount: Int { min(table.rows.map(\.count).max() ?? 0, 40) }

  private func heading(of column: Int) -> Text {
    if mapping.hasHeader, let first = table.rows.first, column < first.count {
      return Text(verbatim: first[column])
    }
    return Text("Column \(column + 1)")
  }

  private func examples(of column: Int) -> String {
    table.rows.dropFirst(mapping.hasHeader ? 1 : 0)
      .lazy
      .compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
      .prefix(3)
      .joined(separator: ", ")
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

extension CSVMapping.Field {
  var title: LocalizedStringKey {
    switch self {
    case .day: "Day"
    case .amount: "Amount"
    case .spent: "Spent"
    case .received: "Received"
    case .payee: "Payee"
    case .category: "Category"
    case .account: "Account"
    case .note: "Note"
    case .tags: "Tags"
    }
  }
}
