import HostInterface
import ViewRuntime
import ViewTexts

extension View {
  /// Marks the view as a heading of a level.
  ///
  /// - Note: In part without effect: the text is a heading; its level is not exposed.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}
