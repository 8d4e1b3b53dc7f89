import Foundation

/// Words that mean a day: always the latest such day that has come.
struct DayWords {
  let today: Day
  private let isDayFirst: Bool
  private let locale: Locale

  init(today: Day, locale: Locale) {
    self.today = today
    let format = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "M/d"
    isDayFirst = format.first == "d"
    self.locale = locale
  }

  /// The day that a word means, or nil for a word that means none.
  func day(_ word: String) -> Day? {
    let key = SearchText.key(word)
    if let days = Self.relative[key] { return today.adding(days: days) }
    if let weekday = Self.weekdays[key] {
      // The day's own name means today, and not a week ago.
      return today.adding(days: -((today.weekday - weekday + 7) % 7))
    }
    if let day = Day(key) { return day }
    if key.last == "日" {
      return numbers(key.dropLast(), between: ["年", "月"]).flatMap { day($0, isDayFirst: false) }
    }
    if key.contains(".") {
      // Who writes dots begins with the day, and ends with one more: 24.12.
      let dotted = key.last == "." ? key.dropLast() : key[...]
      return numbers(dotted, between: ["."]).flatMap { day($0, isDayFirst: true) }
    }
    return numbers(key[...], between: ["/"]).flatMap { day($0, isDayFirst: isDayFirst) }
  }

  /// Where in a line a month's name stands beside a number, and the day that the two mean: `3 nov`,
  /// `November 3`. Of `12 nov 3` the language takes the one or the other.
  func named(in words: [Substring]) -> (places: Range<Int>, day: Day)? {
    let months = Self.months(in: locale)
    for place in words.indices {
      guard let month = months[SearchText.key(String(words[place]))] else { continue }
      let beside = isDayFirst ? [place - 1, place + 1] : [place + 1, place - 1]
      for other in beside where words.indices.contains(other) {
        // With a dot or a comma behind it: 3. Nov, Nov 3, 2026.
        let number =
          words[other].last.map { ".,".contains($0) } == true
          ? words[other].dropLast() : words[other]
        if let number = numbers(number, between: [])?.first,
          let day = latest(month: month, day: number)
        {
          return (min(place, other)..<max(place, other) + 1, day)
        }
      }
    }
    return nil
  }

  /// The numbers that a word is made of; nil where there is anything else.
  private func numbers(_ word: Substring, between separators: Set<Character>) -> [Int]? {
    let pieces = word.split(omittingEmptySubsequences: false) { separators.contains($0) }
    let numbers = pieces.compactMap { piece in
      (1...4).contains(piece.utf8.count) ? Day.number(Array(piece.utf8)[...]) : nil
    }
    return numbers.count == pieces.count ? numbers : nil
  }

  private func day(_ numbers: [Int], isDayFirst: Bool) -> Day? {
    switch numbers.count {
    case 1: return latest(day: numbers[0])
    case 2:
      return isDayFirst
        ? latest(month: numbers[1], day: numbers[0]) : latest(month: numbers[0], day: numbers[1])
    case 3 where numbers[0] > 31:
      return Day(year: numbers[0], month: numbers[1], day: numbers[2])
    case 3:
      let year = numbers[2] < 100 ? 2000 + numbers[2] : numbers[2]
      return isDayFirst
        ? Day(year: year, month: numbers[1], day: numbers[0])
        : Day(year: year, month: numbers[0], day: numbers[1])
    default: return nil
    }
  }

  /// The latest day with that number: in this month, or in the last one that is long enough.
  private func latest(day: Int) -> Day? {
    (0...2).lazy
      .map { Month(today).adding(months: -$0) }
      .compactMap { Day(year: $0.year, month: $0.month, day: day) }
      .first { $0 <= today }
  }

  /// The latest day of that month and number; 29 February may be eight years ago.
  private func latest(month: Int, day: Int) -> Day? {
    (0...8).lazy
      .compactMap { Day(year: today.year - $0, month: month, day: day) }
      .first { $0 <= today }
  }

  private static let relative = keyed([
    "today": 0, "yesterday": -1, "tomorrow": 1, "今日": 0, "きょう": 0, "昨日": -1, "きのう": -1,
    "一昨日": -2, "おととい": -2, "明日": 1,
  ])

  private static let weekdays = keyed([
    "sun": 1, "sunday": 1, "mon": 2, "monday": 2, "tue": 3, "tuesday": 3, "wed": 4,
    "wednesday": 4, "thu": 5, "thursday": 5, "fri": 6, "friday": 6, "sat": 7, "saturday": 7,
    "日曜": 1, "月曜": 2, "火曜": 3, "水曜": 4, "木曜": 5, "金曜": 6, "土曜": 7,
    "日曜日": 1, "月曜日": 2, "火曜日": 3, "水曜日": 4, "木曜日": 5, "金曜日": 6, "土曜日": 7,
  ])

  /// The names of the months in English and in a language, in full and short, with a dot or without.
  private static func months(in locale: Locale) -> [String: Int] {
    var months: [String: Int] = [:]
    for locale in [locale, Locale(identifier: "en_US_POSIX")] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      let names = [
        calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
        calendar.shortStandaloneMonthSymbols,
      ]
      for (index, name) in names.flatMap({ $0.enumerated() }) {
        let key = SearchText.key(name.hasSuffix(".") ? String(name.dropLast()) : name)
        for key in [key, key + "."] { months[key] = months[key] ?? index + 1 }
      }
    }
    return months
  }

  private static func keyed(_ words: [String: Int]) -> [String: Int] {
    Dictionary(words.map { (SearchText.key($0), $1) }, uniquingKeysWith: { first, _ in first })
  }
}
