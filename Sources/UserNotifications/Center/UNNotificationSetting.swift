/// Whether one way of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported
  case disabled
  case enabled
}
