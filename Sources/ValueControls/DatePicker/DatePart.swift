import Foundation

/// One part of a date, shown and changed separately.
enum DatePart: Hashable {
  case year, month, day, hour, minute, second
  /// The half of the day: before or after noon.
  case period

  /// A piece of a locale's date pattern.
  enum Piece: Hashable {
    case part(DatePart)
    case separator(String)
  }

  init?(letter: Character) {
    switch letter {
    case "y", "Y", "u": self = .year
    case "M", "L": self = .month
    case "d": self = .day
    case "H", "h", "k", "K": self = .hour
    case "m": self = .minute
    case "s": self = .second
    case "a", "b", "B": self = .period
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour: "Hour"
    case .minute: "Minute"
    case .second: "Second"
    case .period: "AM/PM"
    }
  }

  private var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour, .period: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Returns the part's number: 0 or 1 for the half of the day.
  func value(of date: Date, _ calendar: Calendar) -> Int {
    let number = calendar.component(component, from: date)
    return self == .period ? (number < 12 ? 0 : 1) : number
  }

  /// Returns the valid numbers of the part in the date's year and month.
  func range(at date: Date, _ calendar: Calendar) -> ClosedRange<Int> {
    switch self {
    case .year: 1...9999
    case .period: 0...1
    case .hour: 0...23
    case .minute, .second: 0...59
    case .month, .day:
      calendar.range(of: component, in: self == .day ? .month : .year, for: date).map {
        $0.lowerBound...($0.upperBound - 1)
      } ?? 1...(self == .day ? 31 : 12)
    }
  }

  /// Returns the date with the part set; a day missing from the new month becomes its last day.
  func set(_ value: Int, of date: Date, _ calendar: Calendar) -> Date {
    if self == .period {
      let hour = calendar.component(.hour, from: date) % 12 + (value == 0 ? 0 : 12)
      return DatePart.hour.set(hour, of: date, calendar)
    }
    let distance = value - self.value(of: date, calendar)
    switch self {
    case .year, .month, .day:
      return calendar.date(byAdding: component, value: distance, to: date) ?? date
    default:
      var parts = calendar.dateComponents([.hour, .minute, .second], from: date)
      parts.setValue(value, for: component)
      return calendar.date(
        bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0,
        of: date) ?? date
    }
  }

  /// Returns the date with the part stepped; it wraps around at its limits.
  func step(_ step: Int, _ date: Date, _ calendar: Calendar) -> Date {
    let range = range(at: date, calendar)
    let count = range.count
    let offset = (value(of: date, calendar) - range.lowerBound + step) % count
    return set(range.lowerBound + (offset + count) % count, of: date, calendar)
  }

  /// Returns the part's text beside the other parts.
  func text(of date: Date, _ wording: DateWording, isTwelveHour: Bool) -> String {
    let number = value(of: date, wording.calendar)
    switch self {
    case .period:
      return number == 0 ? wording.calendar.amSymbol : wording.calendar.pmSymbol
    case .hour where isTwelveHour: return "\((number + 11) % 12 + 1)"
    case .year: return "\(number)"
    default: return number < 10 ? "0\(number)" : "\(number)"
    }
  }
}
