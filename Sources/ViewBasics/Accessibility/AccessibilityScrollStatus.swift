import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Says how far the view is scrolled, in words.
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Says how far the view is scrolled, in words.
  public nonisolated func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { self }
}
