import Foundation

/// Shows a notification after a number of seconds.
///
/// ```swift
/// UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)
/// ```
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds until it is shown, and between two times if it repeats.
  public let timeInterval: TimeInterval
  private let start = Date()

  /// - Parameter timeInterval: more than zero, and at least 60 if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the notification is next shown.
  public func nextTriggerDate() -> Date? {
    guard repeats else { return start.addingTimeInterval(timeInterval) }
    let passed = (Date().timeIntervalSince(start) / timeInterval).rounded(.down)
    return start.addingTimeInterval((passed + 1) * timeInterval)
  }

  override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}
