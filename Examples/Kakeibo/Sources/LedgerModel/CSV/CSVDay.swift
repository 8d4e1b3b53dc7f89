/// Days as files have them: `2026-11-24`, `24.11.2026`, `11/24/26`, `2026年11月24日`, `20261124`.
enum CSVDay {
  /// The day of a text, or nil for one that is none.
  static func day(_ text: String, _ format: CSVMapping.DayFormat) -> Day? {
    guard let parts = parts(text) else { return nil }
    // Four digits are a year, wherever the others are said to stand.
    let format = parts[0].digits == 4 ? .yearMonthDay : format
    let numbers = parts.map(\.value)
    return switch format {
    case .yearMonthDay: day(parts[0], numbers[1], numbers[2])
    case .dayMonthYear: day(parts[2], numbers[1], numbers[0])
    case .monthDayYear: day(parts[2], numbers[0], numbers[1])
    }
  }

  struct Part {
    var value: Int
    var digits: Int
  }

  /// The three numbers of a text that could be a day. A time behind them is left out.
  static func parts(_ text: String) -> [Part]? {
    var rest = SearchText.key(text).trimmed[...]
    var parts: [Part] = []
    var hasSpace = false
    while parts.count < 3 {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard let value = Int(digits), digits.count <= 8 else { return nil }
      parts.append(Part(value: value, digits: digits.count))
      // Of other scripts come 年, 月 and 日.
      rest = rest.dropFirst(digits.count)
      let gap = rest.prefix { "-/. ".contains($0) || !$0.isASCII }
      hasSpace = gap.contains(" ")
      rest = rest.dropFirst(gap.count)
      if rest.isEmpty { break }
    }
    if parts.count == 1, parts[0].digits == 8 {
      let value = parts[0].value
      return [
        Part(value: value / 10_000, digits: 4), Part(value: value / 100 % 100, digits: 2),
        Part(value: value % 100, digits: 2),
      ]
    }
    let isTime = hasSpace || rest.first.map { "t0123456789".contains($0) } ?? true
    let isComplete = parts.count == 3 && parts.allSatisfy { [1, 2, 4].contains($0.digits) }
    return isTime && isComplete && parts[1].digits <= 2 ? parts : nil
  }

  private static func day(_ year: Part, _ month: Int, _ day: Int) -> Day? {
    guard year.digits != 1 else { return nil }
    return Day(year: year.digits == 4 ? year.value : 2000 + year.value, month: month, day: day)
  }
}
