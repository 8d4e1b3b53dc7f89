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
    words = Self.withoutGroups(text, locale).split(whereSeparator: \.isWhitespace)
  }

  /// The text without the spaces that group an amount's digits: `1 234,56`.
  ///
  /// Spaces that do not break are written for nothing else. Plain ones have to be usual in the
  /// language, or a decimal comma says so: `3 450` may well be three for 450. A date before an
  /// amount is no group of it.
  private static func withoutGroups(_ text: String, _ locale: Locale) -> String {
    let isUsual = locale.groupingSeparator?.allSatisfy(\.isWhitespace) ?? false
    let groups = /\d+(?:[\/\-]\d+)+|\b([1-9]\d{0,2}(?:[ \u{A0}\u{202F}]\d{3})+([.,]\d+)?)(?!\d)/
    return text.replacing(groups) { found in
      guard let number = found.1 else { return String(found.0) }
      return isUsual || !number.contains(" ") || found.2?.first == ","
        ? number.filter { !$0.isWhitespace } : String(number)
    }
  }

  mutating func entry() throws(QuickEntry.Problem) -> Ledger.Entry {
    if words.isEmpty { throw .empty }
    let tags = takeTags()
    let namedAccount = try takeAccount()
    let open = ledger.accounts.filter { !$0.isClosed }
    if open.isEmpty, namedAccount == nil { throw .noAccounts }
    let namedDay = takeNamedDay()
    let amountText = takeAmount()
    let day = namedDay ?? takeDay() ?? days.today
    if let mark = foreignMark { throw .unknownCurrency(mark) }
    let category = takeCategory()
    let (payee, note) = takePayee()

    let last = ledger.guess(payee: payee)
    let usual = [account, last?.account, lastPurchase?.account]
      .compactMap { id in open.first { $0.id == id } }
    let candidates = namedAccount.map { [$0] } ?? (usual + open)
    let found = candidates.lazy.compactMap { [locale] account in
      amountText?.minorUnits(of: account.currency, locale: locale).map { (account, $0) }
    }.first { $0.1 != 0 }
    guard let amountText, let (account, amount) = found else { throw .noAmount }

    let kind = (category ?? last.flatMap { ledger.category(of: $0) })?.kind
    let isIncome = amountText.sign.map { $0 == .plus } ?? (kind == .income)
    // Money that a shop gave back does not say what is bought there.
    let guessed = ledger.guess(payee: payee, isIncome: isIncome)?.category
    return Ledger.Entry(
      id: ledger.nextID(), day: day, amount: isIncome ? abs(amount) : -abs(amount),
      account: account.id, category: category?.id ?? guessed, payee: payee, note: note, tags: tags)
  }

  /// What was entered last of the latest entries. The rent, of whatever day, was not paid from a
  /// purse.
  private var lastPurchase: Ledger.Entry? {
    ledger.entries.suffix(100)
      .filter { $0.transfer == nil && $0.recurring == nil }
      .max { $0.id < $1.id }
  }

  // MARK: Words

  /// So many words that stand side by side, anywhere in the line.
  private func runs(of count: Int) -> [Range<Int>] {
    words.count < count ? [] : (0...words.count - count).map { $0..<$0 + count }
  }

  private func text(_ places: Range<Int>) -> String { words[places].joined(separator: " ") }

  /// The longest run of words that means something, and of equals the first.
  private func longestRun<Value>(
    where meaning: (String) -> Value?
  ) -> (places: Range<Int>, value: Value)? {
    stride(from: words.count, to: 0, by: -1).lazy.flatMap { runs(of: $0) }
      .compactMap { places in meaning(text(places)).map { (places, $0) } }
      .first
  }

  private static func isMarked(_ word: Substring, _ mark: Character) -> Bool {
    word.first.map { SearchText.key(String($0)) } == String(mark)
  }
}

// MARK: - Names

extension QuickEntryReader {
  private mutating func takeTags() -> [String] {
    let tags = words.filter { Self.isMarked($0, "#") && $0.count > 1 }
    words.removeAll { tags.contains($0) }
    return Ledger.Entry.tags(in: tags.map { $0.dropFirst() }.joined(separator: " "))
  }

  /// The account behind an `@`: the whole name first, with the spaces in it, else how one begins.
  private mutating func takeAccount() throws(QuickEntry.Problem) -> Ledger.Account? {
    guard let place = words.firstIndex(where: { Self.isMarked($0, "@") }) else { return nil }
    let accounts = ledger.accounts.filter { !$0.isClosed } + ledger.accounts.filter(\.isClosed)
    for end in (place + 1...words.count).reversed() {
      let name = SearchText.key(text(place..<end)).dropFirst()
      let mayBegin = end == place + 1 && !name.isEmpty
      let account =
        accounts.first { SearchText.key($0.name) == name }
        ?? accounts.first { mayBegin && SearchText.key($0.name).hasPrefix(name) }
      guard let account else { continue }
      words.removeSubrange(place..<end)
      return account
    }
    throw .unknownAccount(String(words[place].dropFirst()))
  }

  /// The category by its name, else by the words that its name begins with, or its singular:
  /// `eating` for Eating Out, `gift` for Gifts.
  ///
  /// A part of a name says less than a payee that is known by it, and nothing where several have
  /// it.
  private mutating func takeCategory() -> Ledger.Category? {
    let named = SearchText.keyed(ledger.categories.map { ($0.name, $0) })
    let payees = Set(ledger.payees.map { SearchText.key($0) })
    let found =
      longestRun { named[SearchText.key($0)] }
      ?? longestRun { text -> Ledger.Category? in
        let key = SearchText.key(text)
        let plurals = key.last == "y" ? [key + "s", key.dropLast() + "ies"] : [key + "s"]
        let begun = named.filter { $0.key.hasPrefix(key + " ") || plurals.contains($0.key) }
        return begun.count == 1 && !payees.contains(key) ? begun.first?.value : nil
      }
    if let found { words.removeSubrange(found.places) }
    return found?.value
  }

  /// The payee and the note: what is left.
  private mutating func takePayee() -> (payee: String, note: String) {
    // Of names that differ in nothing but case or width, the most frequent.
    let names = SearchText.keyed(ledger.payees.map { ($0, $0) })
    guard let (places, payee) = longestRun(where: { names[SearchText.key($0)] }) else {
      return (text(words.indices), "")
    }
    words.removeSubrange(places)
    return (payee, text(words.indices))
  }
}

// MARK: - Amounts and days

extension QuickEntryReader {
  /// Takes the amount out of the line, and the dash that parts it from other words.
  private mutating func takeAmount() -> MoneyText? {
    guard var places = amountPlaces() else { return nil }
    let amount = MoneyText(text(places))
    if isDash(places.lowerBound - 1) {
      places = places.lowerBound - 1..<places.upperBound
    } else if isDash(places.upperBound) {
      places = places.lowerBound..<places.upperBound + 1
    }
    words.removeSubrange(places)
    return amount
  }

  /// A word with a sign or a currency is the amount before a bare number is: `2 coffees 700円`.
  /// Either may be a word of its own: `12,50 €`. Of bare numbers it is the largest, as one buys
  /// three apples for 450, but for a last one that may be a day: `5 coffee 25`.
  private func amountPlaces() -> Range<Int>? {
    let several = (runs(of: 3) + runs(of: 2)).first { places in
      words[places].count { $0.contains(where: \.isNumber) } == 1
        && !places.contains(where: isDash) && isAmount(text(places))
    }
    if let several { return several }
    var amounts = words.indices.filter { isAmount(words[$0]) }
    let marked = amounts.first { place in
      MoneyText(String(words[place])).map { $0.sign != nil || !$0.mark.isEmpty } ?? false
    }
    if amounts.count > 1, let last = amounts.last, last == words.count - 1, mayBeDay(words[last]) {
      amounts.removeLast()
    }
    let largest = amounts.max { value(of: words[$0]) < value(of: words[$1]) }
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

  /// Whether a number that can be an amount may be a day as well. With a decimal point in it, it is
  /// none.
  private func mayBeDay(_ word: Substring) -> Bool {
    !word.contains(locale.decimalSeparator ?? ".") && days.day(String(word)) != nil
  }

  /// Whether a word only parts others: `Salary - 250000` is no payment. In front of all it is a
  /// sign.
  private func isDash(_ place: Int) -> Bool {
    place > 0 && place < words.count && ["-", "–", "－", "ー"].contains(words[place])
  }

  /// Whether a word is an amount of any account, or of any currency that is known.
  private func isAmount(_ word: some StringProtocol) -> Bool { value(of: word) != 0 }

  /// How much a word is in the first currency that it can be an amount of; zero if it is none.
  private func value(of word: some StringProtocol) -> Decimal {
    // With a dot behind it, a number is a day: 3.
    guard word.last != ".", let text = MoneyText(String(word)) else { return 0 }
    return (ledger.accounts.map(\.currency) + [ledger.currency]).lazy
      .compactMap { currency in
        text.minorUnits(of: currency, locale: locale).map { Money($0, currency).decimal }
      }
      .first { $0 != 0 } ?? 0
  }

  /// A number beside a month's name is no amount, unless it is the only one: `12 May` was paid to
  /// May.
  private mutating func takeNamedDay() -> Day? {
    guard words.count(where: { $0.contains(where: \.isNumber) }) > 1,
      let (places, day) = days.named(in: words),
      words.indices.contains(where: { !places.contains($0) && isAmount(words[$0]) })
    else { return nil }
    words.removeSubrange(places)
    return day
  }

  /// A bare number is a day at the end of the line only: `2 coffees` are no second of the month.
  private mutating func takeDay() -> Day? {
    for place in words.indices {
      let isBare = words[place].allSatisfy(\.isNumber)
      guard !isBare || place == words.count - 1, let day = days.day(String(words[place])) else {
        continue
      }
      words.remove(at: place)
      return day
    }
    return nil
  }
}
