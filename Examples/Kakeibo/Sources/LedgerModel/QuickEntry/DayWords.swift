import Foundation

/// Words that mean a day: always the latest such day that has come.
struct DayWords {
  let today: Day
  private let isDayFirst: Bool
  private let weekdays: [String: Int]
  private let months: [String: Int]

  init(today: Day, locale: Locale) {
    self.today = today
    let format = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? "M/d"
    isDayFirst = format.first == "d"
    let english = Locale(identifier: "en_US_POSIX")
    // Short names of other languages are words as well: "jeu" is a game and a Thursday.
    let long = Self.names(in: [locale, english, Locale(identifier: "ja_JP")], \.weekdaySymbols)
    weekdays = Self.names(in: [english], \.shortWeekdaySymbols).merging(long) { short, _ in short }
    months = Self.names(
      in: [locale, english], \.monthSymbols, \.shortMonthSymbols, \.standaloneMonthSymbols,
      \.shortStandaloneMonthSymbols)
  }

  /// The day that a word means, or nil for a word that means none.
  func day(_ word: String) -> Day? {
    let key = SearchText.key(word)
    if let days = Self.relative[key] { return today.adding(days: days) }
    if let weekday = weekdays[key] ?? weekdays[key + "日"] {
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
    for place in words.indices {
      guard let month = months[SearchText.key(String(words[place]))] else { continue }
      for other in isDayFirst ? [place - 1, place + 1] : [place + 1, place - 1] {
        guard words.indices.contains(other) else { continue }
        // With a dot or a comma behind it: 3. Nov, Nov 3, 2026.
        let number =
          words[other].hasSuffix(".") || words[other].hasSuffix(",")
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
    if numbers.count == 1 { return latest(day: numbers[0]) }
    if numbers.count == 3, numbers[0] > 31 {
      return Day(year: numbers[0], month: numbers[1], day: numbers[2])
    }
    guard (2...3).contains(numbers.count) else { return nil }
    let (month, day) = isDayFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    guard let year = numbers.dropFirst(2).first else { return latest(month: month, day: day) }
    return Day(year: year < 100 ? 2000 + year : year, month: month, day: day)
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

  private static let relative = SearchText.keyed([
    ("today", 0), ("yesterday", -1), ("tomorrow", 1), ("今日", 0), ("きょう", 0), ("昨日", -1),
    ("きのう", -1), ("一昨日", -2), ("おととい", -2), ("明日", 1),
  ])

  /// The places of names in a calendar's lists, from 1 on, with a dot behind them or without.
  private static func names(
    in languages: [Locale], _ lists: KeyPath<Calendar, [String]>...
  ) -> [String: Int] {
    SearchText.keyed(
      languages.flatMap { language in
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = language
        return lists.flatMap { zip(calendar[keyPath: $0], 1...) }.flatMap { name, place in
          let name = name.hasSuffix(".") ? String(name.dropLast()) : name
          return [(name, place), (name + ".", place)]
        }
      })
  }
}
