import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

// Gestures of a watch's wearer, and places for drags by voice. The names are accepted; GAPS.md
// lists them.

/// How a quick action is offered.
public protocol AccessibilityQuickActionStyle {}

/// Tells how the action is done.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  /// The style; written `.prompt`.
  public init() {}
}

/// Draws a line around the view of the action.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  /// The style; written `.outline`.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// Tells how the action is done; nothing is shown here.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// Draws a line around the view; nothing is shown here.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension View {
  /// Offers an action for a gesture of the hand.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View { self }

  /// Offers an action for a gesture of the hand while `isActive` holds; nothing here sets it.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }
}
