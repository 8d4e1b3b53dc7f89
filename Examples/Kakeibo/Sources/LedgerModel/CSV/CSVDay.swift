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
    let key = SearchText.key(text).trimmed
    var parts: [Part] = []
    var isInside = false
    scan: for byte in key.utf8.prefix(24) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if !isInside {
          if parts.count == 3 { break scan }
          parts.append(Part(value: 0, digits: 0))
        }
        isInside = true
        let digit = Int(byte - UInt8(ascii: "0"))
        parts[parts.count - 1].value = parts[parts.count - 1].value * 10 + digit
        parts[parts.count - 1].digits += 1
        if parts[parts.count - 1].digits > 8 { return nil }
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), 0x80...:
        // Of other scripts come 年, 月 and 日.
        if parts.isEmpty { return nil }
        isInside = false
      case UInt8(ascii: " "), UInt8(ascii: "t"):
        isInside = false
        if parts.count == 3 { break scan }
      default: return nil
      }
    }
    if parts.count == 1, parts[0].digits == 8 {
      let value = parts[0].value
      return [
        Part(value: value / 10_000, digits: 4), Part(value: value / 100 % 100, digits: 2),
        Part(value: value % 100, digits: 2),
      ]
    }
    let isComplete = parts.count == 3 && parts.allSatisfy { [1, 2, 4].contains($0.digits) }
    return isComplete && parts[1].digits <= 2 ? parts : nil
  }

  private static func day(_ year: Part, _ month: Int, _ day: Int) -> Day? {
    guard year.digits != 1 else { return nil }
    return Day(year: year.digits == 4 ? year.value : 2000 + year.value, month: month, day: day)
  }
}
