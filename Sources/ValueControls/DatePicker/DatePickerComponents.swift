/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set, one for each part.
  public let rawValue: UInt

  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute, in the locale's format.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year, in the locale's order.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
  /// Hour, minute and second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 1 << 0 | 1 << 2)
}
