import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets whether the affordance for the system's writing tools is visible.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
}
