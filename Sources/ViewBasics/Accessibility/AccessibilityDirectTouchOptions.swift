import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// How direct touch works while a screen reader is active.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The raw bits of the options.
  public let rawValue: UInt

  /// Makes options from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is read aloud when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The view must be activated before it can be touched directly.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
