import Foundation

/// How a program may notify its user.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var isOn: Bool { authorizationStatus == .authorized }
  private var usual: UNNotificationSetting { isOn ? .enabled : .disabled }

  public var alertSetting: UNNotificationSetting { usual }
  public var soundSetting: UNNotificationSetting { usual }
  public var notificationCenterSetting: UNNotificationSetting { usual }
  public var timeSensitiveSetting: UNNotificationSetting { usual }
  public var alertStyle: UNAlertStyle { isOn ? .banner : .none }
  public var badgeSetting: UNNotificationSetting { .notSupported }
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  public var announcementSetting: UNNotificationSetting { .notSupported }
  public var providesAppNotificationSettings: Bool { false }
}
