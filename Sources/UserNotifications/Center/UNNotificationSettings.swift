import Foundation

/// How a program may notify its user.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the program may show notifications.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var isOn: Bool { authorizationStatus == .authorized }
  private var usual: UNNotificationSetting { isOn ? .enabled : .disabled }

  /// Whether messages appear.
  public var alertSetting: UNNotificationSetting { usual }
  /// Whether they may have a sound.
  public var soundSetting: UNNotificationSetting { usual }
  /// Whether they go into a list.
  public var notificationCenterSetting: UNNotificationSetting { usual }
  /// Whether urgent ones are shown as such.
  public var timeSensitiveSetting: UNNotificationSetting { usual }
  /// How they are shown.
  public var alertStyle: UNAlertStyle { isOn ? .banner : .none }
  /// Desktops have no badge.
  public var badgeSetting: UNNotificationSetting { .notSupported }
  /// A locked screen tells no program what it shows.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// There is no car.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Desktops have no sound that cannot be silenced.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Desktops read none aloud.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether the desktop leads to the program's own settings.
  public var providesAppNotificationSettings: Bool { false }
}
