import Foundation
import ViewEnvironment
import ViewRuntime

/// The date formatting of an environment: its locale, calendar and time zone.
struct DateWording {
  let locale: Locale
  /// A calendar with the environment's locale and time zone.
  let calendar: Calendar

  init(_ environment: EnvironmentValues) {
    self.init(environment.locale, environment.calendar, environment.timeZone)
  }

  init(_ locale: Locale, _ calendar: Calendar, _ timeZone: TimeZone) {
    self.locale = locale
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
  }

  /// Returns a date in the locale's form of a template: "yMMMM" is "November 2026" or "2026年11月".
  @MainActor
  func text(_ date: Date, template: String) -> String {
    DateFormatters.formatter(for: self, template: template).string(from: date)
  }

  /// Returns the text for accessibility: "November 21, 2026 at 9:41 AM".
  @MainActor
  func words(for date: Date, _ components: DatePickerComponents) -> String {
    var template = ""
    if components.contains(.date) { template += "yMMMMd" }
    if components.contains(.hourAndMinute) { template += "jm" }
    if components.contains(.hourMinuteAndSecond) { template += "s" }
    return text(date, template: template)
  }

  /// Returns the parts of a date in the locale's order: "d.M.y" gives day, ".", month, ".", year.
  func parts(of components: DatePickerComponents) -> [DatePart.Piece] {
    var pieces: [DatePart.Piece] = []
    if components.contains(.date) { pieces += self.pieces(template: "yMMdd") }
    if components.contains(.hourAndMinute) {
      if !pieces.isEmpty { pieces.append(.separator("  ")) }
      pieces += self.pieces(
        template: components.contains(.hourMinuteAndSecond) ? "jmmss" : "jmm")
    }
    return pieces
  }

  private func pieces(template: String) -> [DatePart.Piece] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "y-MM-dd"
    var pieces: [DatePart.Piece] = []
    var literal = ""
    var isQuoted = false
    for letter in pattern {
      if letter == "'" {
        isQuoted.toggle()
      } else if !isQuoted, letter.isASCII, letter.isLetter {
        guard let part = DatePart(letter: letter) else { continue }
        if !literal.isEmpty { pieces.append(.separator(literal)) }
        literal = ""
        if pieces.last != .part(part) { pieces.append(.part(part)) }
      } else {
        literal.append(letter)
      }
    }
    if !literal.isEmpty { pieces.append(.separator(literal)) }
    return pieces
  }
}

/// A cache of the most recently used formatters. Creating one costs far more than formatting a
/// date, and a month formats one date per day.
@MainActor
private enum DateFormatters {
  private struct Key: Hashable {
    let calendar: Calendar
    let template: String
  }

  private static var formatters: [Key: DateFormatter] = [:]
  /// Enough for an app with a few pickers in a few languages.
  private static let capacity = 16

  static func formatter(for wording: DateWording, template: String) -> DateFormatter {
    let key = Key(calendar: wording.calendar, template: template)
    if let known = formatters[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = wording.locale
    formatter.calendar = wording.calendar
    formatter.timeZone = wording.calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    if formatters.count >= capacity { formatters.removeAll() }
    formatters[key] = formatter
    return formatter
  }
}
