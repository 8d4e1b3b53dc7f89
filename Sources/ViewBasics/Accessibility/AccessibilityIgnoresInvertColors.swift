import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Keeps the view's colours while the system inverts all others.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
