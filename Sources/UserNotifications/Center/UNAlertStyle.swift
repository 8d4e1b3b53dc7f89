/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none
  /// For a few seconds.
  case banner
  /// Until the user answers; never reported here.
  case alert
}
