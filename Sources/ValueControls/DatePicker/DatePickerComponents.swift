/// Which parts of a date a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set, one for each part.
  public let rawValue: UInt

  /// Makes a set of bits; those that mean nothing here stay without effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute, in the form of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year, in the order of the locale.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
  /// Hour, minute and second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 1 << 0 | 1 << 2)
}
