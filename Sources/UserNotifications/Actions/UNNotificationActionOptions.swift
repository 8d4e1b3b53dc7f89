/// What happens when a notification's button is pressed.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without effect: a desktop asks for no password.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Without effect: a desktop shows all buttons alike.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The program's windows come to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
