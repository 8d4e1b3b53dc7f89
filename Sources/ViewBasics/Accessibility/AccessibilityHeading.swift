import HostInterface
import ViewRuntime
import ViewTexts

extension View {
  /// Says in which level of headings the view stands; it is a heading then.
  ///
  /// - Note: In part without effect: it is a heading; no client here is told of which level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}
