import Foundation

/// Reads a line word by word, and takes each for the first thing that it can be.
struct QuickEntryReader {
  private let ledger: Ledger
  private let account: Ledger.Account.ID?
  private let days: DayWords
  private let locale: Locale
  private var words: [Substring]

  init(
    _ text: String, in ledger: Ledger, account: Ledger.Account.ID?, today: Day, locale: Locale
  ) {
    self.ledger = ledger
    self.account = account
    self.locale = locale
    days = DayWords(today: today, locale: locale)
    words = Self.words(of: text, locale)
  }

  mutating func entry() throws(QuickEntry.Problem) -> Ledger.Entry {
    if words.isEmpty { throw .empty }
    let tags = takeTags()
    let namedAccount = try takeAccount()
    let open = ledger.accounts.filter { !$0.isClosed }
    if open.isEmpty, namedAccount == nil { throw .noAccounts }
    let namedDay = takeNamedDay()
    let amountWord = takeAmount()
    let day = namedDay ?? takeDay() ?? days.today
    if let mark = foreignMark { throw .unknownCurrency(mark) }
    let category = takeCategory()
    let (payee, note) = takePayee()
    guard let amountWord else { throw .noAmount }

    let last = ledger.guess(payee: payee)
    let usual = [account, last?.account, lastPurchase?.account]
      .compactMap { id in open.first { $0.id == id } }
    let candidates = namedAccount.map { [$0] } ?? (usual + open)
    guard let (account, amount) = place(amountWord, among: candidates) else { throw .noAmount }

    let sign = sign(of: amountWord, category: category, last: last)
    return Ledger.Entry(
      id: ledger.nextID(), day: day, amount: sign * abs(amount), account: account.id,
      category: category?.id ?? guessed(last, sign), payee: payee, note: note, tags: tags)
  }

  /// What was entered last of the latest entries. The rent, of whatever day, was not paid from a purse.
  private var lastPurchase: Ledger.Entry? {
    ledger.entries.suffix(100)
      .filter { $0.transfer == nil && $0.recurring == nil }
      .max { $0.id < $1.id }
  }

  /// The words of a line. A number whose thousands are parted by spaces is one of them: `1 234,56`.
  ///
  /// Spaces that do not break are written for nothing else. Plain ones have to be usual in the
  /// language, or a decimal comma says so: `3 450` may well be three for 450.
  private static func words(of text: String, _ locale: Locale) -> [Substring] {
    let groups = #/[-+\p{Sc}]*[1-9]\d{0,2}([ \u{A0}\u{202F}]\d{3})+([.,]\d+)?[\p{Sc}円]?(?=\s|$)/#
    let isUsual = locale.groupingSeparator?.allSatisfy(\.isWhitespace) ?? false
    var words: [Substring] = []
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      var word = rest.prefix { !$0.isWhitespace }
      if let number = rest.prefixMatch(of: groups),
        isUsual || !number.0.contains(" ") || number.2?.first == ","
      {
        word = number.0
      }
      words.append(word)
      rest = rest[word.endIndex...].drop(while: \.isWhitespace)
    }
    return words
  }

  /// Takes words out of the line.
  private mutating func take(_ places: Range<Int>) -> [Substring] {
    defer { words.removeSubrange(places) }
    return Array(words[places])
  }
}

// MARK: - Tags, accounts and categories

extension QuickEntryReader {
  private mutating func takeTags() -> [String] {
    var tags: [String] = []
    while let place = words.firstIndex(where: { Self.isMarked($0, "#", "＃") && $0.count > 1 }) {
      let tag = take(place..<place + 1)[0].dropFirst()
      if !tags.contains(String(tag)) { tags.append(String(tag)) }
    }
    return tags
  }

  /// The account behind an `@`: the whole name first, with the spaces in it, else how one begins.
  private mutating func takeAccount() throws(QuickEntry.Problem) -> Ledger.Account? {
    guard let place = words.firstIndex(where: { Self.isMarked($0, "@", "＠") }) else { return nil }
    let accounts = ledger.accounts.filter { !$0.isClosed } + ledger.accounts.filter(\.isClosed)
    for end in (place + 1...words.count).reversed() {
      let key = SearchText.key(words[place..<end].joined(separator: " ")).dropFirst()
      guard let account = accounts.first(where: { SearchText.key($0.name) == key }) else {
        continue
      }
      _ = take(place..<end)
      return account
    }
    let name = String(words[place].dropFirst())
    let key = SearchText.key(name)
    let account = accounts.first { SearchText.key($0.name).hasPrefix(key) }
    guard !key.isEmpty, let account else { throw .unknownAccount(name) }
    _ = take(place..<place + 1)
    return account
  }

  /// The category by its name, else by the words that its name begins with: `eating` for Eating Out.
  ///
  /// A beginning says less than a payee that is known by it, and nothing where several begin so.
  private mutating func takeCategory() -> Ledger.Category? {
    let names = ledger.categories.map { (key: SearchText.key($0.name), category: $0) }
    let whole = Dictionary(
      names.map { ($0.key, $0.category) }, uniquingKeysWith: { first, _ in first })
    let payees = Set(ledger.payees.map { SearchText.key($0) })
    let found =
      longestRun { whole[SearchText.key($0)] }
      ?? longestRun { words -> Ledger.Category? in
        let key = SearchText.key(words)
        let begun = names.filter { $0.key.hasPrefix(key + " ") }
        return begun.count == 1 && !payees.contains(key) ? begun[0].category : nil
      }
    guard let (places, category) = found else { return nil }
    _ = take(places)
    return category
  }

  /// The payee and the note: what is left.
  private mutating func takePayee() -> (payee: String, note: String) {
    // Of names that differ in nothing but case or width, the most frequent.
    let names = Dictionary(
      ledger.payees.map { (SearchText.key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let known = longestRun { names[SearchText.key($0)] }
    let places = known?.places ?? 0..<words.count
    let taken = take(places).joined(separator: " ")
    return (known?.value ?? taken, words.joined(separator: " "))
  }

  /// The longest run of words that means something, and of equals the first.
  private func longestRun<Value>(
    where meaning: (String) -> Value?
  ) -> (places: Range<Int>, value: Value)? {
    for count in (1...max(1, words.count)).reversed() {
      for start in 0..<max(0, words.count - count + 1) {
        let places = start..<start + count
        if let value = meaning(words[places].joined(separator: " ")) { return (places, value) }
      }
    }
    return nil
  }

  private static func isMarked(_ word: Substring, _ mark: Character, _ wide: Character) -> Bool {
    word.first == mark || word.first == wide
  }
}

// MARK: - Amounts and days

extension QuickEntryReader {
  /// Takes the amount out of the line, and the dash that parts it from other words.
  private mutating func takeAmount() -> MoneyText? {
    guard var places = amountPlaces() else { return nil }
    let amount = MoneyText(words[places].joined(separator: " "))
    if isDash(places.lowerBound - 1) {
      places = places.lowerBound - 1..<places.upperBound
    } else if isDash(places.upperBound) {
      places = places.lowerBound..<places.upperBound + 1
    }
    _ = take(places)
    return amount
  }

  /// A word with a sign or a currency is the amount before a bare number is: `2 coffees 700円`. Either
  /// may be a word of its own: `12,50 €`. Of bare numbers it is the largest, as one buys three apples
  /// for 450, but for a last one that may be a day: `5 coffee 25`.
  private func amountPlaces() -> Range<Int>? {
    for count in [3, 2] where words.count >= count {
      for start in 0...words.count - count {
        let places = start..<start + count
        let numbers = words[places].count { $0.contains(where: \.isNumber) }
        guard numbers == 1, !places.contains(where: isDash),
          isAmount(words[places].joined(separator: " "))
        else { continue }
        return places
      }
    }
    let read = words.map { isAmount($0) ? MoneyText(String($0)) : nil }
    let marked = read.firstIndex { $0.map { $0.sign != nil || !$0.mark.isEmpty } ?? false }
    var bare = read.indices.filter { read[$0] != nil }
    if bare.count > 1, let last = bare.last, last == words.count - 1, mayBeDay(words[last]) {
      bare.removeLast()
    }
    let largest = bare.max { value(of: words[$0]) < value(of: words[$1]) }
    return (marked ?? largest).map { $0..<$0 + 1 }
  }

  /// A currency sign that is left over because no account has that currency: `12 €` is not twelve
  /// dollars.
  private var foreignMark: String? {
    let word = words.first { word in
      word.contains(where: \.isCurrencySymbol) && !word.contains(where: \.isLetter)
        && !isAmount(word) && !isAmount("1\(word)")
    }
    return word.map { String($0.filter(\.isCurrencySymbol)) }
  }

  /// Whether a number that can be an amount may be a day as well. With a decimal point in it, it is none.
  private func mayBeDay(_ word: Substring) -> Bool {
    !word.contains(locale.decimalSeparator ?? ".") && days.day(String(word)) != nil
  }

  /// Whether a word only parts others: `Salary - 250000` is no payment. In front of all it is a sign.
  private func isDash(_ place: Int) -> Bool {
    place > 0 && place < words.count && ["-", "–", "－", "ー"].contains(words[place])
  }

  /// Whether a word is an amount of any account, or of any currency that is known.
  private func isAmount(_ word: some StringProtocol) -> Bool { value(of: word) != 0 }

  /// How much a word is in the first currency that it can be an amount of; zero if it is none.
  private func value(of word: some StringProtocol) -> Double {
    // With a dot behind it, a number is a day: 3.
    guard word.last != ".", let text = MoneyText(String(word)) else { return 0 }
    let currencies = ledger.accounts.map(\.currency) + [ledger.currency]
    return currencies.lazy
      .compactMap { currency in
        text.minorUnits(of: currency, locale: locale).map { Money($0, currency).double }
      }
      .first { $0 != 0 } ?? 0
  }

  /// The first account whose currency the amount can be of.
  private func place(
    _ text: MoneyText, among candidates: [Ledger.Account]
  ) -> (Ledger.Account, Int)? {
    for account in candidates {
      if let amount = text.minorUnits(of: account.currency, locale: locale), amount != 0 {
        return (account, amount)
      }
    }
    return nil
  }

  /// A number beside a month's name is no amount, unless it is the only one: `12 May` was paid to May.
  private mutating func takeNamedDay() -> Day? {
    guard words.count(where: { $0.contains(where: \.isNumber) }) > 1,
      let (places, day) = days.named(in: words),
      words.indices.contains(where: { !places.contains($0) && isAmount(words[$0]) })
    else { return nil }
    _ = take(places)
    return day
  }

  /// A bare number is a day at the end of the line only: `2 coffees` are no second of the month.
  private mutating func takeDay() -> Day? {
    for place in words.indices {
      let isBare = words[place].allSatisfy(\.isNumber)
      guard !isBare || place == words.count - 1, let day = days.day(String(words[place])) else {
        continue
      }
      _ = take(place..<place + 1)
      return day
    }
    return nil
  }

  private func sign(
    of text: MoneyText, category: Ledger.Category?, last: Ledger.Entry?
  ) -> Int {
    if let sign = text.sign { return sign == .plus ? 1 : -1 }
    let kind = category?.kind ?? last?.category.flatMap { ledger[category: $0]?.kind }
    return kind == .income ? 1 : -1
  }

  /// The category of the payee's last entry, where that went the same way.
  private func guessed(_ last: Ledger.Entry?, _ sign: Int) -> Ledger.Category.ID? {
    last.flatMap { $0.amount.signum() == sign ? $0.category : nil }
  }
}
