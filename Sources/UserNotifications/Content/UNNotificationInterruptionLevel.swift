/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is added to the list of notifications, and may not appear at once.
  case passive
  case active
  case timeSensitive
  case critical
}
