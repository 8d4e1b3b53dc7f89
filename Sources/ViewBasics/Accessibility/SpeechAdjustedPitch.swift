import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Reads higher or lower, -1...1.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
}
