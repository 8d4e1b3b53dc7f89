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
    var rows = [CSVHeadings.exported(isJapanese: isJapanese)]
    rows += entries.map { entry in
      let (account, money) = (ledger[account: entry.account], ledger.money(of: entry))
      return [
        entry.day.description, protected(account?.name ?? ""), money.plain(locale: locale),
        money.currency.code, protected(ledger.category(of: entry)?.name ?? ""),
        protected(entry.payee), protected(entry.note),
        protected(entry.tags.joined(separator: " ")),
      ]
    }
    let lines = rows.map { $0.map(quoted).joined(separator: ",") + "\r\n" }
    return Data("\u{FEFF}\(lines.joined())".utf8)
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
