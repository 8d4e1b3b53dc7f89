import Foundation

extension ProcessInfo {
  /// Whether the user has turned on low power mode; always false here.
  public var isLowPowerModeEnabled: Bool { false }
  /// The thermal state of the hardware; always nominal here.
  public var thermalState: ThermalState { .nominal }
  /// Whether an iPhone app runs on a Mac; always false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an iPad app runs on a Mac; always false.
  public var isMacCatalystApp: Bool { false }

  /// How hot the hardware is, from cool to so hot that the program should do as little as possible.
  public enum ThermalState: Int, Sendable {
    /// The levels, from cool to hot.
    case nominal, fair, serious, critical
  }

  /// Posted when the thermal state changes, which never happens here.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// Posted when the user turns low power mode on or off, which is not reported here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
