/// In which ways a program wants to notify its user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By a number on the icon, which desktops do not have.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// By a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// By a message.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// In a car, which is never there.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// By a sound that cannot be silenced, which desktops do not have.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// The program has its own settings for them; no desktop leads there.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Silently, without asking the user; here as all others.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Read aloud, which desktops do not do.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// As urgent ones.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
