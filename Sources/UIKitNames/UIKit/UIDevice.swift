import Foundation

/// The device, for code that asks UIKit for it.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device that runs the program.
  public static let current = UIDevice()

  private init() {}

  /// The host name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of device: always "Computer".
  public var model: String { "Computer" }
  /// The same as ``model``, not translated.
  public var localizedModel: String { model }
  /// Always "Linux".
  public var systemName: String { "Linux" }
  /// The version of the kernel: "6.8.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// The kind of interface: always `mac`, which stands for a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// The orientation of the device: always `landscapeLeft`, as it cannot be turned.
  public var orientation: UIDeviceOrientation { .landscapeLeft }
  /// Always nil: the device has no identifier here.
  public var identifierForVendor: UUID? { nil }
  /// Always -1: unknown.
  public var batteryLevel: Float { -1 }
  /// Whether the battery is monitored; kept, but ``batteryLevel`` stays unknown.
  public var isBatteryMonitoringEnabled = false
  /// Whether ``beginGeneratingDeviceOrientationNotifications()`` was called last.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Records that orientation notifications are wanted; none are posted here.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Records that orientation notifications are no longer wanted.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Never posted here; phones post it when they are turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted here; UIKit posts it when the battery level changes.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted here; UIKit posts it when a charger is connected or disconnected.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted here; UIKit posts it when something comes near the screen.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
