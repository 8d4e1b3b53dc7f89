/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is added to the list of notifications, and may not appear at once.
  case passive
  /// It appears at once.
  case active
  /// It appears also where the user does not want to be disturbed, if the desktop lets it.
  case timeSensitive
  /// The same.
  case critical
}
