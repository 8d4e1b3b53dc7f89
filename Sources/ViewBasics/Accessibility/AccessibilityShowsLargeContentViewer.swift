import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Shows the view large while it is pressed, for people who cannot read small labels.
  ///
  /// - Note: Without effect: clients here do not ask for them.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view large while this one is pressed.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
