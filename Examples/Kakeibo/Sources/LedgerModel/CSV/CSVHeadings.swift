/// The headings that spreadsheets and banks give to columns, in English and Japanese.
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
        "年月日", "取引日", "利用日", "ご利用日", "計上日", "お取引日",
      ],
      .amount: ["amount", "sum", "value", "total", "price", "金額", "取引金額", "入出金額", "利用金額"],
      .spent: [
        "spent", "debit", "withdrawal", "withdrawals", "paid out", "money out", "expense", "支出",
        "出金", "出金額", "お支払金額", "支払金額", "お引出し", "引出", "お引出金額", "支払額",
      ],
      .received: [
        "received", "credit", "deposit", "deposits", "paid in", "money in", "income", "収入", "入金",
        "入金額", "お預入れ", "預入", "お預入金額", "預入金額",
      ],
      .payee: [
        "payee", "description", "merchant", "name", "recipient", "shop", "store", "text", "摘要",
        "内容",
        "支払先", "店名", "利用店名", "ご利用店名", "取引内容", "お取扱内容", "お店",
      ],
      .category: ["category", "カテゴリ", "カテゴリー", "費目", "分類", "科目", "大項目"],
      .account: ["account", "wallet", "口座", "保有金融機関", "支払元", "財布"],
      .note: ["note", "notes", "memo", "comment", "remarks", "reference", "メモ", "備考", "コメント"],
      .tags: ["tag", "tags", "labels", "label", "タグ", "ラベル"],
    ]
    var fields: [String: CSVMapping.Field] = [:]
    for (field, headings) in words {
      for heading in headings { fields[SearchText.key(heading)] = field }
    }
    return fields
  }()
}
