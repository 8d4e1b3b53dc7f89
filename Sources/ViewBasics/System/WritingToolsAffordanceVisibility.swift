import ViewEnvironment
import ViewRuntime

extension View {
  /// Whether the way to the system's writing tools is shown.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
}
