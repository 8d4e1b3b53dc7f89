/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable {
  case none
  case banner
  case alert
}
