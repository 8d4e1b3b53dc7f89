import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

/// A style that prompts the user with how to perform the action.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  /// The style; written `.prompt`.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// Prompts the user with how to perform the action; nothing is shown here.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}
