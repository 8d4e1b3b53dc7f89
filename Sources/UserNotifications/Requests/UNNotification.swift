import Foundation

/// A notification that has become due.
public final class UNNotification: NSObject, Sendable {
  /// When it became due.
  public let date: Date
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}
