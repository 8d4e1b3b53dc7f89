/// Whether one way of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The desktop has no such way.
  case notSupported
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}
