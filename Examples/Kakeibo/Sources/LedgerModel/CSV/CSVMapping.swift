import Foundation

/// What the columns of a table mean.
public struct CSVMapping: Hashable, Sendable {
  /// The meaning of columns, by their place from 0 on. The others are left out.
  public var columns: [Int: Field] = [:]
  /// Whether the first row has headings.
  public var hasHeader = true
  public var dayFormat = DayFormat.yearMonthDay

  /// What a column can hold.
  public enum Field: String, CaseIterable, Sendable {
    case day
    /// An amount with its sign.
    case amount
    /// An amount that went, written without a sign.
    case spent
    /// An amount that came, written without a sign.
    case received
    case payee, category, account, note, tags
  }

  /// The order in which days are written.
  public enum DayFormat: CaseIterable, Hashable, Sendable {
    case yearMonthDay, dayMonthYear, monthDayYear
  }

  /// The column that holds something.
  func column(_ field: Field) -> Int? {
    columns.filter { $0.value == field }.keys.min()
  }
}

extension CSVMapping {
  /// Guesses what columns mean: by their headings, and where those say nothing, by what they hold.
  public static func guess(
    _ table: CSVTable, in ledger: Ledger, locale: Locale = .current
  ) -> CSVMapping {
    var mapping = CSVMapping()
    let first = table.rows.first ?? []
    // A row that has a day in it is no row of headings, whatever else it says.
    mapping.hasHeader = !first.isEmpty && !first.contains { CSVDay.parts($0) != nil }
    for (column, heading) in first.enumerated() where mapping.hasHeader {
      guard let field = CSVHeadings.field(heading), mapping.column(field) == nil else { continue }
      mapping.columns[column] = field
    }
    let cells = (0..<table.columnCount).map {
      table.examples(of: $0, hasHeader: mapping.hasHeader, most: 50)
    }
    mapping.fill(cells, in: ledger, locale)
    if let column = mapping.column(.day), column < cells.count {
      mapping.dayFormat = dayFormat(of: cells[column], locale)
    }
    return mapping
  }

  /// Gives what has no column yet the first without a meaning of which more than half fits.
  private mutating func fill(_ cells: [[String]], in ledger: Ledger, _ locale: Locale) {
    let categories = Set(ledger.categories.map { SearchText.key($0.name) })
    let accounts = Set(ledger.accounts.map { SearchText.key($0.name) })
    let currencies = Set(ledger.accounts.map(\.currency) + [ledger.currency])
    func isDay(_ text: String) -> Bool { CSVDay.parts(text) != nil }
    func isAmount(_ text: String) -> Bool {
      currencies.contains { Money(text, $0, locale: locale) != nil }
    }
    let kinds: [(Field, (String) -> Bool)] = [
      (.day, isDay), (.amount, isAmount), (.category, { categories.contains(SearchText.key($0)) }),
      (.account, { accounts.contains(SearchText.key($0)) }),
      (.payee, { !isDay($0) && !isAmount($0) }),
    ]
    for (field, fits) in kinds where column(field) == nil {
      if field == .amount, column(.spent) != nil || column(.received) != nil { continue }
      let free = cells.indices.first { place in
        columns[place] == nil && cells[place].count(where: fits) * 2 > cells[place].count
      }
      if let free { columns[free] = field }
    }
  }

  /// The order in which most texts are days. Where several are as good, who writes dots begins with
  /// the day, and of others the locale decides.
  private static func dayFormat(of texts: [String], _ locale: Locale) -> DayFormat {
    let isDotted = texts.count { $0.contains(".") } * 2 > texts.count
    let template = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale)
    let usual: DayFormat =
      switch isDotted ? "d" : template?.first {
      case "d": .dayMonthYear
      case "M": .monthDayYear
      default: .yearMonthDay
      }
    let beginWithYear = texts.count { CSVDay.parts($0)?[0].count == 4 } * 2 > texts.count
    if beginWithYear { return .yearMonthDay }
    let formats = [usual] + DayFormat.allCases.filter { $0 != usual }
    let counts = formats.map { format in texts.count { CSVDay.day($0, format) != nil } }
    return formats[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }
}

/// The headings that spreadsheets and banks give to columns, in English, German and Japanese.
enum CSVHeadings {
  /// The meaning of a heading, or nil for one that is not known.
  static func field(_ heading: String) -> CSVMapping.Field? {
    let key = SearchText.key(heading).trimmed
    if let field = exact[key] { return field }
    // "Amount (JPY)", "お支払金額", "Transaction date": the word is in it. The longest says most.
    return exact.filter { $0.key.utf8.count >= 6 && key.contains($0.key) }
      .max { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }?.value
  }

  /// The headings of exported files, which are found again by ``field(_:)``.
  static func exported(isJapanese: Bool) -> [String] {
    isJapanese
      ? ["日付", "口座", "金額", "通貨", "カテゴリ", "支払先", "メモ", "タグ"]
      : ["Date", "Account", "Amount", "Currency", "Category", "Payee", "Note", "Tags"]
  }

  private static let exact: [String: CSVMapping.Field] = {
    let words: [CSVMapping.Field: [String]] = [
      .day: [
        "date", "day", "booking date", "transaction date", "posting date", "posted", "日付", "日",
        "年月日", "取引日", "利用日", "ご利用日", "計上日", "お取引日", "Buchungstag",
        "Buchungsdatum", "Datum",
      ],
      .amount: [
        "amount", "sum", "value", "total", "price", "金額", "取引金額", "入出金額", "利用金額", "Betrag",
        "Umsatz in EUR",
      ],
      .spent: [
        "spent", "debit", "withdrawal", "withdrawals", "paid out", "money out", "expense", "支出",
        "出金", "出金額", "お支払金額", "支払金額", "支払い金額", "お引出し", "引出", "お引出金額", "支払額", "Soll",
        "Ausgaben",
      ],
      .received: [
        "received", "credit", "deposit", "deposits", "paid in", "money in", "income", "収入", "入金",
        "入金額", "お預入れ", "預入", "お預入金額", "預入金額", "お預り金額", "預かり金額", "Haben", "Einnahmen",
      ],
      .payee: [
        "payee", "description", "merchant", "name", "recipient", "shop", "store", "text", "摘要",
        "内容", "支払先", "店名", "利用店名", "ご利用店名", "取引内容", "お取扱内容", "お店",
        "Empfänger", "Begünstigter", "Beguenstigter", "Zahlungsbeteiligter",
      ],
      .category: ["category", "カテゴリ", "カテゴリー", "費目", "分類", "科目", "大項目", "Kategorie"],
      .account: ["account", "wallet", "口座", "保有金融機関", "支払元", "財布"],
      .note: [
        "note", "notes", "memo", "comment", "remarks", "reference", "メモ", "備考", "コメント",
        "Verwendungszweck", "Notiz", "Bemerkung",
      ],
      .tags: ["tag", "tags", "labels", "label", "タグ", "ラベル"],
    ]
    return SearchText.keyed(words.flatMap { field, names in names.map { ($0, field) } })
  }()
}

/// Days as files have them: `2026-11-24`, `24.11.2026`, `11/24/26`, `2026年11月24日`, `20261124`.
enum CSVDay {
  /// The day of a text, or nil for one that is none.
  static func day(_ text: String, _ format: CSVMapping.DayFormat) -> Day? {
    guard let parts = parts(text) else { return nil }
    // Four digits are a year, wherever the others are said to stand.
    let (year, month, day) =
      switch parts[0].count == 4 ? .yearMonthDay : format {
      case .yearMonthDay: (parts[0], parts[1], parts[2])
      case .dayMonthYear: (parts[2], parts[1], parts[0])
      case .monthDayYear: (parts[2], parts[0], parts[1])
      }
    guard year.count != 1, let number = Int(year), let month = Int(month), let day = Int(day) else {
      return nil
    }
    return Day(year: year.count == 4 ? number : 2000 + number, month: month, day: day)
  }

  /// The three numbers of a text that could be a day. A time behind them is left out.
  static func parts(_ text: String) -> [Substring]? {
    let text = SearchText.key(text).trimmed
    let numbers = text.split { !("0"..."9").contains($0) }.prefix(3)
    if numbers.count == 1, text.count == 8, numbers[0].count == 8 {
      return [text.prefix(4), text.dropFirst(4).prefix(2), text.suffix(2)]
    }
    guard numbers.count == 3, numbers[0].startIndex == text.startIndex,
      numbers.allSatisfy({ [1, 2, 4].contains($0.count) }), numbers[1].count <= 2
    else { return nil }
    // Of other scripts come 年, 月 and 日.
    let gaps = zip(numbers, numbers.dropFirst()).map { text[$0.endIndex..<$1.startIndex] }
    let areGaps = gaps.joined().allSatisfy { "-/. ".contains($0) || !$0.isASCII }
    let next = text[numbers[2].endIndex...].first
    let isOver = next.map { " .t".contains($0) || !$0.isASCII } ?? true
    return areGaps && isOver ? Array(numbers) : nil
  }
}
