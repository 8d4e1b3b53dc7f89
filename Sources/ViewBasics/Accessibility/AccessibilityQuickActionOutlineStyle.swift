import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

/// A style that outlines the view of the action.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  /// The style; written `.outline`.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// Outlines the view of the action; nothing is shown here.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}
