import Foundation

/// Formats durations: "1:05:09", "1 hour, 5 minutes", "1h 5m".
///
/// Foundation on Linux marks its own as unavailable; this one replaces it.
open class DateComponentsFormatter: Formatter {
  /// How units are written after their numbers.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10"
    case positional
    /// "1h 10m"
    case abbreviated
    /// "1 hr, 10 min"
    case short
    /// "1 hour, 10 minutes"
    case full
    /// "one hour, ten minutes"
    case spellOut
    /// "1hr 10min"
    case brief
  }

  /// What happens to units with a value of zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt
    /// The choices of a bit pattern; an empty set writes all zeros.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops them in words; a clock drops leading ones but keeps minutes and seconds.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Drops them before the first nonzero unit; a clock keeps two units.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Drops them everywhere except at the end.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Drops them after the last nonzero unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Drops all of them; if every unit is zero, the smallest stays.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes all of them; on a clock with two digits from the hours on: "01:05:00".
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written; as a clock by default.
  open var unitsStyle = UnitsStyle.positional
  /// Which units are used: years, months, weeks (of the month), days, hours, minutes and seconds.
  ///
  /// If none of these is set, all of them are used.
  open var allowedUnits: NSCalendar.Unit = []
  /// What happens to units with a value of zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that defines years, months and days; nil means the current one.
  open var calendar: Calendar? = .current
  /// The start of the duration, since months differ in length; nil means the first day of 2001.
  open var referenceDate: Date?
  /// Whether the last unit may have a fraction; without effect here.
  open var allowsFractionalUnits = false
  /// Whether a small value of the largest unit is added to the next one; without effect here.
  open var collapsesLargestUnit = false
  /// Whether the text says that the duration is approximate: "About 5 minutes".
  open var includesApproximationPhrase = false
  /// Whether the text says that the duration is remaining: "5 minutes remaining".
  open var includesTimeRemainingPhrase = false
  /// The maximum number of units; 0 means no limit.
  open var maximumUnitCount = 0

  /// Formats a duration in seconds: `string(from: 3909)` is "1:05:09".
  open func string(from timeInterval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(timeInterval))
  }

  /// Formats the time between two dates, with a leading "-" if the second one is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return string(from: parts)
  }

  /// Formats amounts given by unit; nil if none of them is of an allowed unit.
  open func string(from components: DateComponents) -> String? {
    var values = units.compactMap { unit in
      components.value(for: unit.component).map { (unit, $0) }
    }
    guard !values.isEmpty else { return nil }
    let isNegative = values.contains { $0.1 < 0 }
    values = values.map { ($0.0, abs($0.1)) }
    values = dropZeros(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    return phrase((isNegative ? "-" : "") + written(values))
  }

  /// Formats `DateComponents`, or a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// Formats amounts in the user's language; nil if there are none.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return formatter.string(from: components)
  }

  // MARK: Writing

  private typealias Value = (unit: TimeUnit, amount: Int)

  /// Largest first.
  private var units: [TimeUnit] {
    let chosen = TimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
    return chosen.isEmpty ? TimeUnit.allCases : chosen
  }

  private func dropZeros(_ values: [Value]) -> [Value] {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    let isPositional = unitsStyle == .positional
    let isDefault = behavior == .default
    var values = values
    if isPositional && isDefault || behavior.contains(.dropLeading) {
      // A clock keeps minutes and seconds.
      let kept = isPositional ? 2 : 1
      while values.count > kept, values[0].amount == 0 { values.removeFirst() }
    }
    if !isPositional && isDefault || behavior.contains(.dropMiddle) {
      let last = values.count - 1
      let nonZero = values.enumerated().filter { index, value in
        value.amount != 0 || (index == last && !isDefault && !behavior.contains(.dropTrailing))
      }
      values = nonZero.isEmpty ? [values[last]] : nonZero.map(\.element)
    }
    if behavior.contains(.dropTrailing) {
      while values.count > 1, values[values.count - 1].amount == 0 { values.removeLast() }
    }
    return values
  }

  private func phrase(_ length: String) -> String {
    (includesApproximationPhrase ? "About " : "") + length
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func written(_ values: [Value]) -> String {
    switch unitsStyle {
    case .positional: onClock(values)
    case .abbreviated: inWords(values, .narrow)
    case .brief: inWords(values, .shorter)
    case .short: inWords(values, .short)
    case .full, .spellOut: inWords(values, .wide)
    }
  }

  /// "1:05:09", "2d 1:05:09"
  private func onClock(_ values: [Value]) -> String {
    let long = values.filter { $0.unit > .hour }
    let clock = values.dropFirst(long.count).enumerated().map { index, value in
      index == 0 && !zeroFormattingBehavior.contains(.pad) || value.amount >= 10
        ? "\(value.amount)" : "0\(value.amount)"
    }.joined(separator: ":")
    let parts = long.map { "\($0.amount)\($0.unit.letter)" } + (clock.isEmpty ? [] : [clock])
    return parts.joined(separator: " ")
  }

  /// In the calendar's language, if the Unicode library is available; otherwise in English.
  private func inWords(_ values: [Value], _ width: UnicodeDurations.Width) -> String {
    UnicodeDurations.write(
      values, width, spellsOut: unitsStyle == .spellOut, locale: calendar?.locale ?? .current)
      ?? inEnglish(values, width)
  }

  private func inEnglish(_ values: [Value], _ width: UnicodeDurations.Width) -> String {
    switch width {
    case .narrow: values.map { "\($0.amount)\($0.unit.letter)" }.joined(separator: " ")
    case .shorter:
      values.map { "\($0.amount)\($0.unit.short($0.amount))" }.joined(separator: " ")
    case .short:
      values.map { "\($0.amount) \($0.unit.short($0.amount))" }.joined(separator: ", ")
    case .wide:
      values.map { "\(words($0.amount)) \($0.unit.name($0.amount))" }.joined(separator: ", ")
    }
  }

  private func words(_ amount: Int) -> String {
    guard unitsStyle == .spellOut else { return "\(amount)" }
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: amount)) ?? "\(amount)"
  }
}
