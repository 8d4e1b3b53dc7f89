import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Passes touches through to the view while a screen reader is active.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
}
