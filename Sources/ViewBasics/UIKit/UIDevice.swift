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

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on a table, on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether what is shown can be turned that way.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The machine, for sources that ask UIKit for it.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()

  private init() {}

  public var name: String { ProcessInfo.processInfo.hostName }
  public var model: String { "Computer" }
  public var localizedModel: String { model }
  public var systemName: String { "Linux" }
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  public var orientation: UIDeviceOrientation { .landscapeLeft }
  public var identifierForVendor: UUID? { nil }
  /// Unknown.
  public var batteryLevel: Float { -1 }
  public var isBatteryMonitoringEnabled = false
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Posted by phones that are turned; no host here is.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted by machines with a battery that they tell of; no host here does.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
