/// How a notification is shown while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without effect: desktops have no badge.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// With the content's sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// The former name of ``banner`` and ``list`` together.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// In the desktop's list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// As a message on the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
