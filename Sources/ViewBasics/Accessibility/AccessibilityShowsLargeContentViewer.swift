import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Shows the view enlarged while it is pressed, for users who cannot read small labels.
  ///
  /// - Note: Without effect: no accessibility client here reads them.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view enlarged while this one is pressed.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
