import Foundation

/// Shows a notification when a date has the given parts.
///
/// ```swift
/// // Every morning at eight.
/// UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
/// ```
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts that the date has.
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When the notification is next shown; nil if such a date never comes.
  public func nextTriggerDate() -> Date? { next(after: Date()) }

  override func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var parts = dateComponents
    parts.calendar = nil
    parts.timeZone = nil
    return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
  }
}
