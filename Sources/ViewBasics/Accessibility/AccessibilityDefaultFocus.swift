import Foundation
import LayoutCore
import ViewEvents
import ViewRuntime
import ViewTexts

extension View {
  /// Sets where an accessibility client's cursor is when the screen appears.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}
