import ViewRuntime
import ViewTexts

extension View {
  /// Sets the position of the screen's title in its bar.
  ///
  /// - Note: Without effect: a terminal has one size of type; the title stands leading.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    toolbarTitleDisplayMode(displayMode.mode)
  }
}
