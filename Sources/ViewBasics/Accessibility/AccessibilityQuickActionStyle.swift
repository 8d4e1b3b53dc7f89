import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

// Hand gestures of the wearer of a watch. The names are accepted; GAPS.md lists them.

/// The style in which a quick action is offered.
public protocol AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// Prompts the user with how to perform the action; nothing is shown here.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// Outlines the view of the action; nothing is shown here.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}
