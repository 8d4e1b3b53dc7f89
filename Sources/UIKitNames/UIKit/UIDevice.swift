import Foundation

/// What a screen is part of.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright, on its head or not; false if it lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side; false if it lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on a table, on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether what is shown can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

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
