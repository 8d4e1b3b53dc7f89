import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Passes touches through to the view while a screen reader is active.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
}
