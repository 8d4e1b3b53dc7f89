import Foundation

/// Writes lengths of time: "1:05:09", "1 hour, 5 minutes", "1h 5m".
///
/// Foundation on Linux marks its own as missing; this one takes its place.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    /// "1:10"
    case positional
    /// "1h 10m"
    case abbreviated
    /// "1 hr, 10 min"
    case short
    /// "1 hour, 10 minutes"
    case full
    case spellOut
    /// "1hr 10min"
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  /// 0: as many as there are.
  open var maximumUnitCount = 0

  open func string(from timeInterval: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(timeInterval))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return string(from: parts)
  }

  open func string(from components: DateComponents) -> String? {
    var values = units.compactMap { unit in
      components.value(for: unit.component).map { (unit, $0) }
    }
    guard !values.isEmpty else { return nil }
    let isNegative = values.contains { $0.1 < 0 }
    values = values.map { ($0.0, abs($0.1)) }
    values = dropZeros(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    return (isNegative ? "-" : "") + written(values)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  // MARK: Writing

  private typealias Value = (unit: TimeUnit, amount: Int)

  /// The largest first.
  private var units: [TimeUnit] {
    let chosen = TimeUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
    return chosen.isEmpty ? [.hour, .minute, .second] : chosen
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

  private func written(_ values: [Value]) -> String {
    switch unitsStyle {
    case .positional:
      values.enumerated().map { index, value in
        index == 0 && !zeroFormattingBehavior.contains(.pad) || value.unit > .hour
          ? "\(value.amount)" : value.amount < 10 ? "0\(value.amount)" : "\(value.amount)"
      }.joined(separator: ":")
    case .abbreviated:
      values.map { "\($0.amount)\($0.unit.letter)" }.joined(separator: " ")
    case .brief: values.map { "\($0.amount)\($0.unit.short($0.amount))" }.joined(separator: " ")
    case .short:
      values.map { "\($0.amount) \($0.unit.short($0.amount))" }.joined(separator: ", ")
    case .full, .spellOut:
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
