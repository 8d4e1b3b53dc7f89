import Foundation
import ViewBasics
import ViewEnvironment
import ViewRuntime

/// What UIKit's code asks about people who listen to the screen, and tells them.
///
/// ```swift
/// UIAccessibility.post(notification: .announcement, argument: "Photo saved")
/// ```
public enum UIAccessibility {
  /// What may be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the notification.
    public var rawValue: UInt32

    /// A notification by UIKit's number; ``post(notification:argument:)`` does nothing with one
    /// that has no name here.
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

  /// Lets the host read out the words of an announcement, with or without attributes.
  public static func post(notification: Notification, argument: Any?) {
    let attributed = (argument as? NSAttributedString)?.string
    guard let words = argument as? String ?? attributed else { return }
    switch notification {
    case .announcement: AccessibilityNotification.Announcement(words).post()
    case .pageScrolled: AccessibilityNotification.PageScrolled(words).post()
    default: break
    }
  }

  // No host here tells what the user asked the system for.

  /// Whether a screen reader is on: always false, as no host here tells.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether the user works with switches: always false, as no host here tells.
  public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }
  /// Whether the user asked for less motion: always false, as no host here tells.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether the user asked for opaque backgrounds: always false, as no host here tells.
  public static var isReduceTransparencyEnabled: Bool {
    environment.accessibilityReduceTransparency
  }
  /// Whether the user asked for bold texts: always false, as no host here tells.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// Whether the screen's colours are inverted: always false, as no host here tells.
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
  /// Whether the user asked for more contrast: always false, as no host here tells.
  public static var isDarkerSystemColorsEnabled: Bool {
    environment.colorSchemeContrast == .increased
  }
  /// Whether the user asked for signs beside colours: always false, as no host here tells.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }

  private static var environment: EnvironmentValues { EnvironmentValues() }
}
