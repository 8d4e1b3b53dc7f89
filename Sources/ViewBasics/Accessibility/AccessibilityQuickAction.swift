import Foundation
import ViewEvents
import ViewRuntime
import ViewTexts

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
