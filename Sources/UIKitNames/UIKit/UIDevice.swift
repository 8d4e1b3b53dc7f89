import Foundation

/// The machine, for sources that ask UIKit for it.
@MainActor @preconcurrency
public final class UIDevice {
  /// The machine that the program runs on.
  public static let current = UIDevice()

  private init() {}

  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What kind of machine it is: always "Computer".
  public var model: String { "Computer" }
  /// The same as ``model``, in no other language.
  public var localizedModel: String { model }
  /// Always "Linux".
  public var systemName: String { "Linux" }
  /// The version of the kernel: "6.8.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// What kind of machine programs are to be made for: always `mac`, the one with a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// Which way the machine is held: always `landscapeLeft`, as nobody turns it.
  public var orientation: UIDeviceOrientation { .landscapeLeft }
  /// Always nil: no number stands for the machine here.
  public var identifierForVendor: UUID? { nil }
  /// Unknown.
  public var batteryLevel: Float { -1 }
  /// Whether the battery is to be watched; kept, and ``batteryLevel`` stays unknown.
  public var isBatteryMonitoringEnabled = false
  /// Whether ``beginGeneratingDeviceOrientationNotifications()`` was called last.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Notes that notifications about turning are wanted; none are posted here.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Notes that notifications about turning are not wanted any more.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted by phones that are turned; no host here is.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted by machines with a battery that they tell of; no host here does.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Would be posted when a charger is put in or taken out; never is.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Would be posted when something comes near the screen; never is.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
