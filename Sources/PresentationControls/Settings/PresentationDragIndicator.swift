import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets whether the enclosing sheet shows a grip at its upper edge.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSetting { $0.dragIndicator = visibility }
  }
}
