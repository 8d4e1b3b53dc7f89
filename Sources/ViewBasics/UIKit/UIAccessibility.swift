import ViewRuntime

/// What UIKit's code asks about people who listen to the screen, and tells them.
///
/// ```swift
/// UIAccessibility.post(notification: .announcement, argument: "Photo saved")
/// ```
public enum UIAccessibility {
  /// What may be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Words to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was turned.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The whole screen is another one; clients here see that by themselves.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another one; clients here see that by themselves.
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  /// Lets the host read out the words of an announcement.
  public static func post(notification: Notification, argument: Any?) {
    guard let words = argument as? String else { return }
    switch notification {
    case .announcement: AccessibilityNotification.Announcement(words).post()
    case .pageScrolled: AccessibilityNotification.PageScrolled(words).post()
    default: break
    }
  }

  // No host here tells what the user asked the system for.

  public static var isVoiceOverRunning: Bool { surroundings.accessibilityVoiceOverEnabled }
  public static var isSwitchControlRunning: Bool { surroundings.accessibilitySwitchControlEnabled }
  public static var isReduceMotionEnabled: Bool { surroundings.accessibilityReduceMotion }
  public static var isReduceTransparencyEnabled: Bool {
    surroundings.accessibilityReduceTransparency
  }
  public static var isBoldTextEnabled: Bool { surroundings.legibilityWeight == .bold }
  public static var isInvertColorsEnabled: Bool { surroundings.accessibilityInvertColors }
  public static var isDarkerSystemColorsEnabled: Bool {
    surroundings.colorSchemeContrast == .increased
  }
  public static var shouldDifferentiateWithoutColor: Bool {
    surroundings.accessibilityDifferentiateWithoutColor
  }

  private static var surroundings: EnvironmentValues { EnvironmentValues() }
}
