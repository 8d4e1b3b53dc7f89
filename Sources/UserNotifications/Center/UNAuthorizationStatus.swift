/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The program has not requested it since its start.
  case notDetermined
  /// There is no desktop that shows notifications.
  case denied
  case authorized
  case provisional
  case ephemeral
}
