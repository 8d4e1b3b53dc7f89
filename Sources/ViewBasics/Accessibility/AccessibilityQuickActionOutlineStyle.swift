import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

/// A style that outlines the view of the action.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  /// The style; written `.outline`.
  public init() {}
}
