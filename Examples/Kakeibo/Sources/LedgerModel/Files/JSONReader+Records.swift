import Foundation

extension JSONReader {
  mutating func account() throws(LedgerFileError) -> Ledger.Account {
    let line = line
    var (id, opening): (Int?, Int) = (nil, 0)
    var (name, note): (String?, String) = (nil, "")
    var kind: Ledger.Account.Kind?
    var currency: Currency?
    var isClosed = false
    try object("accounts") { json, key throws(LedgerFileError) in
      switch key {
      case "id": id = try json.id(key)
      case "name": name = try json.string(key)
      case "kind": kind = try json.choice(key)
      case "currency": currency = try json.currency(key)
      case "opening": opening = try json.amount(key)
      case "isClosed": isClosed = try json.bool(key)
      case "note": note = try json.string(key)
      default: try json.skip()
      }
    }
    return Ledger.Account(
      id: try need(id, "id", line), name: try need(name, "name", line),
      kind: try need(kind, "kind", line), currency: try need(currency, "currency", line),
      opening: opening, isClosed: isClosed, note: note)
  }

  mutating func category() throws(LedgerFileError) -> Ledger.Category {
    let line = line
    var id: Int?
    var (name, symbol): (String?, String?)
    var color: Ledger.Swatch?
    var kind: Ledger.Category.Kind?
    try object("categories") { json, key throws(LedgerFileError) in
      switch key {
      case "id": id = try json.id(key)
      case "name": name = try json.string(key)
      case "symbol": symbol = try json.string(key)
      case "color": color = try json.choice(key)
      case "kind": kind = try json.choice(key)
      default: try json.skip()
      }
    }
    return Ledger.Category(
      id: try need(id, "id", line), name: try need(name, "name", line),
      symbol: try need(symbol, "symbol", line), color: try need(color, "color", line),
      kind: try need(kind, "kind", line))
  }

  mutating func budget() throws(LedgerFileError) -> (key: BudgetKey, amount: Int) {
    let line = line
    var (category, amount): (Int?, Int?)
    var month: Month?
    try object("budgets") { json, key throws(LedgerFileError) in
      switch key {
      case "category": category = try json.id(key)
      case "month": month = try json.value(key, Month.init)
      case "amount": amount = try json.amount(key)
      default: try json.skip()
      }
    }
    let key = BudgetKey(
      category: try need(category, "category", line), month: try need(month, "month", line))
    return (key, try need(amount, "amount", line))
  }

  mutating func rate() throws(LedgerFileError) -> (currency: Currency, rate: Decimal) {
    let line = line
    var currency: Currency?
    var rate: Decimal?
    try object("rates") { json, key throws(LedgerFileError) in
      switch key {
      case "currency": currency = try json.currency(key)
      case "rate":
        rate = try json.value(key) { text in
          Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).flatMap {
            $0 > 0 ? $0 : nil
          }
        }
      default: try json.skip()
      }
    }
    return (try need(currency, "currency", line), try need(rate, "rate", line))
  }

  mutating func recurring() throws(LedgerFileError) -> Ledger.Recurring {
    let line = line
    var (id, amount, account, category): (Int?, Int?, Int?, Int?)
    var (payee, note): (String?, String) = (nil, "")
    var tags: [String] = []
    var rhythm: Ledger.Recurring.Rhythm?
    var (anchor, next, end): (Day?, Day?, Day?)
    var isPaused = false
    try object("recurring") { json, key throws(LedgerFileError) in
      switch key {
      case "id": id = try json.id(key)
      case "payee": payee = try json.string(key)
      case "amount": amount = try json.amount(key)
      case "account": account = try json.id(key)
      case "category": category = try json.id(key)
      case "note": note = try json.string(key)
      case "tags": tags = try json.strings(key)
      case "weeks": rhythm = .weeks(try json.count(key))
      case "months": rhythm = .months(try json.count(key))
      case "years": rhythm = .years(try json.count(key))
      case "anchor": anchor = try json.value(key, Day.init)
      case "next": next = try json.value(key, Day.init)
      case "end": end = try json.value(key, Day.init)
      case "isPaused": isPaused = try json.bool(key)
      default: try json.skip()
      }
    }
    return Ledger.Recurring(
      id: try need(id, "id", line), payee: try need(payee, "payee", line),
      amount: try need(amount, "amount", line), account: try need(account, "account", line),
      category: category, note: note, tags: tags, rhythm: try need(rhythm, "months", line),
      next: try need(next, "next", line), end: end, isPaused: isPaused,
      anchor: try need(anchor, "anchor", line))
  }

  mutating func entry() throws(LedgerFileError) -> Ledger.Entry {
    let line = line
    var (id, amount, account, category): (Int?, Int?, Int?, Int?)
    var (transfer, recurring): (Int?, Int?)
    var day: Day?
    var (payee, note) = ("", "")
    var tags: [String] = []
    try object("entries") { json, key throws(LedgerFileError) in
      switch key {
      case "id": id = try json.id(key)
      case "day": day = try json.value(key, Day.init)
      case "amount": amount = try json.amount(key)
      case "account": account = try json.id(key)
      case "category": category = try json.id(key)
      case "payee": payee = try json.string(key)
      case "note": note = try json.string(key)
      case "tags": tags = try json.strings(key)
      case "transfer": transfer = try json.id(key)
      case "recurring": recurring = try json.id(key)
      default: try json.skip()
      }
    }
    return Ledger.Entry(
      id: try need(id, "id", line), day: try need(day, "day", line),
      amount: try need(amount, "amount", line), account: try need(account, "account", line),
      category: category, payee: payee, note: note, tags: tags, transfer: transfer,
      recurring: recurring)
  }
}

// MARK: - Values

extension JSONReader {
  private func need<Value>(
    _ value: Value?, _ key: String, _ line: Int
  ) throws(LedgerFileError) -> Value {
    guard let value else { throw .invalid(line: line, .missing(key)) }
    return value
  }

  /// A text that means something, such as a day.
  private mutating func value<Value>(
    _ key: String, _ meaning: (String) -> Value?
  ) throws(LedgerFileError) -> Value {
    let line = line
    guard let value = meaning(try string(key)) else {
      throw .invalid(line: line, .wrongKind(key))
    }
    return value
  }

  private mutating func choice<Choice: RawRepresentable>(
    _ key: String
  ) throws(LedgerFileError) -> Choice where Choice.RawValue == String {
    try value(key, Choice.init)
  }

  /// A currency is three letters; whether it is one that is used somewhere is not for a file to
  /// say.
  mutating func currency(_ key: String) throws(LedgerFileError) -> Currency {
    try value(key) { code in
      let isCode = code.utf8.count == 3 && code.allSatisfy { $0.isASCII && $0.isLetter }
      return isCode ? Currency(code) : nil
    }
  }

  private mutating func strings(_ key: String) throws(LedgerFileError) -> [String] {
    var strings: [String] = []
    try array(key) { json throws(LedgerFileError) in strings.append(try json.string(key)) }
    return strings
  }

  private mutating func amount(_ key: String) throws(LedgerFileError) -> Int {
    try int(key, within: -Money.limit...Money.limit)
  }

  /// Ids stay below 2⁵³, so that they can be counted on from, and read by programs whose numbers
  /// are binary fractions.
  private mutating func id(_ key: String) throws(LedgerFileError) -> Int {
    try int(key, within: 1...1 << 53)
  }

  private mutating func count(_ key: String) throws(LedgerFileError) -> Int {
    try int(key, within: 1...1_200)
  }

  private mutating func int(
    _ key: String, within range: ClosedRange<Int>
  ) throws(LedgerFileError) -> Int {
    let line = line
    let value = try int(key)
    guard range.contains(value) else { throw .invalid(line: line, .overflow(key)) }
    return value
  }
}
