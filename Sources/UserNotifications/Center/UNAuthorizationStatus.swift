/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The program has not requested it since its start.
  case notDetermined
  /// There is no desktop that shows notifications.
  case denied
  /// Notifications are shown.
  case authorized
  /// Never reported here.
  case provisional
  /// Never reported here.
  case ephemeral
}
