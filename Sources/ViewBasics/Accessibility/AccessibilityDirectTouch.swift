import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Lets touches through to the view while a client reads the screen.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
}
