import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

/// How a view is touched directly while a client reads the screen.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// A bit for each of the options.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The view has to be chosen before it is touched directly.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
