import Foundation

/// Writes entries as comma-separated values, for spreadsheets.
public enum CSVExport {
  /// A file with a row for each entry, in the order given, as RFC 4180 has it.
  ///
  /// It is UTF-8 with a byte order mark, without which spreadsheets read Japanese as something
  /// else. Texts that a spreadsheet would take for a formula get an apostrophe before them: a note
  /// that begins with `=` is somebody's note, and is not to be run.
  ///
  /// - Parameter locale: the language of the headings, and the decimal separator.
  public static func data(
    of entries: [Ledger.Entry], in ledger: Ledger, locale: Locale = .current
  ) -> Data {
    let isJapanese = locale.language.languageCode?.identifier == "ja"
    var text = "\u{FEFF}"
    append(CSVHeadings.exported(isJapanese: isJapanese), to: &text)
    for entry in entries {
      let account = ledger[account: entry.account]
      let money = Money(entry.amount, account?.currency ?? ledger.currency)
      let category = entry.category.flatMap { ledger[category: $0] }
      append(
        [
          entry.day.description, protected(account?.name ?? ""), money.plain(locale: locale),
          money.currency.code, protected(category?.name ?? ""), protected(entry.payee),
          protected(entry.note), protected(entry.tags.joined(separator: " ")),
        ], to: &text)
    }
    return Data(text.utf8)
  }

  private static func append(_ cells: [String], to text: inout String) {
    for (place, cell) in cells.enumerated() {
      if place > 0 { text += "," }
      text += quoted(cell)
    }
    text += "\r\n"
  }

  private static func quoted(_ cell: String) -> String {
    let needsQuotes = cell.utf8.contains {
      [",", "\"", "\r", "\n", ";", "\t"].contains(Unicode.Scalar($0))
    }
    return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
  }

  /// A text with an apostrophe before what would be a formula, and before what looks as if it had
  /// one.
  private static func protected(_ text: String) -> String {
    isFormula(text.drop { $0 == "'" }) ? "'" + text : text
  }

  /// A text without the apostrophe that ``protected(_:)`` adds.
  static func unprotected(_ text: String) -> String {
    text.first == "'" && isFormula(text.drop { $0 == "'" }) ? String(text.dropFirst()) : text
  }

  private static func isFormula(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.first.map { ["=", "+", "-", "@", "\t", "\r"].contains($0) } ?? false
  }
}
