import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Describes the scroll position of the view.
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Describes the scroll position of the view.
  public nonisolated func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { self }
}
