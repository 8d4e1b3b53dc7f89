import Foundation

extension CSVMapping {
  /// Guesses what columns mean: by their headings, and where those say nothing, by what they hold.
  public static func guess(
    _ table: CSVTable, in ledger: Ledger, locale: Locale = .current
  ) -> CSVMapping {
    var mapping = CSVMapping(hasHeader: false)
    let headings = (table.rows.first ?? []).map(CSVHeadings.field)
    // A row that has a day in it is no row of headings, whatever else it says.
    let hasDay = (table.rows.first ?? []).contains { CSVDay.parts($0) != nil }
    mapping.hasHeader = !hasDay && !table.rows.isEmpty
    if mapping.hasHeader {
      for (column, field) in headings.enumerated() {
        if let field, mapping.column(field) == nil { mapping.columns[column] = field }
      }
    }
    let columns = Columns(table.rows.dropFirst(mapping.hasHeader ? 1 : 0), ledger, locale)
    mapping.fill(.day) { columns.share(of: $0, where: \.isDay) }
    if mapping.column(.spent) == nil, mapping.column(.received) == nil {
      mapping.fill(.amount) { columns.share(of: $0, where: \.isAmount) }
    }
    mapping.fill(.category) { columns.share(of: $0, where: \.isCategory) }
    mapping.fill(.account) { columns.share(of: $0, where: \.isAccount) }
    mapping.fill(.payee) { columns.share(of: $0, where: \.isText) }
    mapping.dayFormat =
      mapping.column(.day).map { columns.dayFormat(of: $0, locale) } ?? .yearMonthDay
    return mapping
  }

  /// Takes the first column without a meaning of which more than half fits.
  private mutating func fill(_ field: Field, share: (Int) -> Double) {
    guard column(field) == nil else { return }
    let free = (0..<Columns.limit).first { columns[$0] == nil && share($0) > 0.5 }
    if let free { columns[free] = field }
  }
}

/// What the first cells of each column look like.
private struct Columns {
  static let limit = 40
  private let cells: [[Cell]]

  struct Cell {
    let text: String
    let isDay: Bool
    let isAmount: Bool
    let isCategory: Bool
    let isAccount: Bool
    var isText: Bool { !isDay && !isAmount }
    var beginsWithYear: Bool { CSVDay.parts(text)?.first?.digits == 4 }
  }

  init(_ rows: ArraySlice<[String]>, _ ledger: Ledger, _ locale: Locale) {
    let categories = Set(ledger.categories.map { SearchText.key($0.name) })
    let accounts = Set(ledger.accounts.map { SearchText.key($0.name) })
    let currencies = [ledger.currency] + Set(ledger.accounts.map(\.currency))
    cells = (0..<Self.limit).map { column in
      rows.prefix(50).compactMap { row in
        guard column < row.count, !row[column].isEmpty else { return nil }
        let text = row[column]
        let key = SearchText.key(text)
        return Cell(
          text: text, isDay: CSVDay.parts(text) != nil,
          isAmount: currencies.contains { Money(text, $0, locale: locale) != nil },
          isCategory: categories.contains(key), isAccount: accounts.contains(key))
      }
    }
  }

  func share(of column: Int, where condition: (Cell) -> Bool) -> Double {
    let cells = cells[column]
    return cells.isEmpty ? 0 : Double(cells.count(where: condition)) / Double(cells.count)
  }

  /// The order in which most of a column's texts are days. Where several are as good, who writes dots
  /// begins with the day, and of others the locale decides.
  func dayFormat(of column: Int, _ locale: Locale) -> CSVMapping.DayFormat {
    if share(of: column, where: \.beginsWithYear) > 0.5 { return .yearMonthDay }
    let usual =
      share(of: column) { $0.text.contains(".") } > 0.5 ? .dayMonthYear : Self.dayFormat(of: locale)
    let formats = [usual] + CSVMapping.DayFormat.allCases.filter { $0 != usual }
    let counts = formats.map { format in
      cells[column].count { CSVDay.day($0.text, format) != nil }
    }
    return formats[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }

  private static func dayFormat(of locale: Locale) -> CSVMapping.DayFormat {
    let template = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? ""
    return switch template.first {
    case "d": .dayMonthYear
    case "M": .monthDayYear
    default: .yearMonthDay
    }
  }
}
