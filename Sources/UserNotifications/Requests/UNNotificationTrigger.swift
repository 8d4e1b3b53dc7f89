import Foundation

/// When a notification is shown: after a time, or at a date.
///
/// The program itself waits: what is pending when it ends is not shown.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Unchecked only because it has subclasses: nothing changes after the initializer, here and there.

  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// When the notification is next due, seen from a date; nil: never again.
  func next(after date: Date) -> Date? { nil }
}
