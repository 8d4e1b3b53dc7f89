import Foundation

extension ProcessInfo {
  /// Whether the user asked the machine to save power: nothing here tells.
  public var isLowPowerModeEnabled: Bool { false }
  /// How hot the machine is: nothing here tells.
  public var thermalState: ThermalState { .nominal }
  /// Whether an app for phones runs on a Mac: always false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for tablets runs on a Mac: always false.
  public var isMacCatalystApp: Bool { false }

  /// From cool to so hot that the program should do as little as it can.
  public enum ThermalState: Int, Sendable {
    /// From cool to hot.
    case nominal, fair, serious, critical
  }

  /// Posted when the thermal state becomes another one, which it never does here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when the user turns low power mode on or off, which nothing here tells of.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
