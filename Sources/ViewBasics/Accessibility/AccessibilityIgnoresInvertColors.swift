import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Keeps the view's colours while the system inverts all others.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}
