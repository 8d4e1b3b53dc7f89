import ViewRuntime
import ViewTexts

extension View {
  /// Sets the position of the screen's title in its bar.
  ///
  /// - Note: In part without effect: a terminal has one text size; `large` titles stand at the leading
  ///   side of the bar, `inline` ones in the middle.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    toolbarTitleDisplayMode(displayMode.mode)
  }
}
