import HostInterface
import ViewRuntime
import ViewTexts

extension View {
  /// Marks the view as a heading of a level.
  ///
  /// - Note: In part without effect: it is a heading; no client here is told of which level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}
