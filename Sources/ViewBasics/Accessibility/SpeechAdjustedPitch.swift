import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the pitch of the speech: lower or higher, -1...1.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
}
