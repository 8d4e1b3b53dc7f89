/// Which parts of a date a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute, in the form of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year, in the order of the locale.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
  /// Hour, minute and second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 1 << 0 | 1 << 2)
}
