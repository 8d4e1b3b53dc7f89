import Foundation
import ViewBasics
import ViewEnvironment
import ViewRuntime

/// Accessibility settings and announcements, with UIKit's names.
///
/// ```swift
/// UIAccessibility.post(notification: .announcement, argument: "Photo saved")
/// ```
public enum UIAccessibility {
  /// The notifications that can be posted.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the notification.
    public var rawValue: UInt32

    /// A notification by UIKit's number; ``post(notification:argument:)`` ignores numbers without a
    /// name here.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Announces text.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The whole screen changed; accessibility clients here notice that themselves.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; accessibility clients here notice that themselves.
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  /// Has the host speak the text of an announcement, with or without attributes.
  public static func post(notification: Notification, argument: Any?) {
    let attributed = (argument as? NSAttributedString)?.string
    guard let words = argument as? String ?? attributed else { return }
    switch notification {
    case .announcement: AccessibilityNotification.Announcement(words).post()
    case .pageScrolled: AccessibilityNotification.PageScrolled(words).post()
    default: break
    }
  }

  // No host here reports the user's accessibility settings.

  /// Whether a screen reader is on: always false, as no host reports it.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
  /// Whether the user uses switch control: always false, as no host reports it.
  public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }
  /// Whether reduced motion is on: always false, as no host reports it.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
  /// Whether reduced transparency is on: always false, as no host reports it.
  public static var isReduceTransparencyEnabled: Bool {
    environment.accessibilityReduceTransparency
  }
  /// Whether bold text is on: always false, as no host reports it.
  public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
  /// Whether the screen's colours are inverted: always false, as no host reports it.
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
  /// Whether increased contrast is on: always false, as no host reports it.
  public static var isDarkerSystemColorsEnabled: Bool {
    environment.colorSchemeContrast == .increased
  }
  /// Whether signs should accompany colours: always false, as no host reports it.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }

  private static var environment: EnvironmentValues { EnvironmentValues() }
}
