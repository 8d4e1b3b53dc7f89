import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

// Hand gestures of the wearer of a watch. The names are accepted; GAPS.md lists them.

/// The style in which a quick action is offered.
public protocol AccessibilityQuickActionStyle {}

/// A style that prompts the user with how to perform the action.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  /// The style; written `.prompt`.
  public init() {}
}

/// A style that outlines the view of the action.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  /// The style; written `.outline`.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// Prompts the user with how to perform the action; nothing is shown here.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// Outlines the view of the action; nothing is shown here.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension View {
  /// Adds an action for a hand gesture.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View { self }

  /// Adds an action for a hand gesture while `isActive` is true; nothing here sets it.
  public nonisolated func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }
}
