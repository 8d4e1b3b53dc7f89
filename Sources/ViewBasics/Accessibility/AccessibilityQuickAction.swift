import Foundation
import LayoutCore
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

  /// Where the view is dragged from by a client.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Where the view is dragged from, described by a text; clients here do not ask.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Where the view is dragged from, described by words as they are; clients here do not ask.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Where something is dropped on the view by a client.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Where something is dropped on the view, described by a text; clients here do not ask.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Where something is dropped, described by words as they are; clients here do not ask.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Says how far the view is scrolled, in words.
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Says how far the view is scrolled, in words.
  public nonisolated func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { self }

  /// Where a client's cursor is when the screen appears.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}
