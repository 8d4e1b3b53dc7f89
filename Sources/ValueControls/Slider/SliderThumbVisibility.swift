import ViewEnvironment
import ViewRuntime

extension View {
  /// Whether the thumbs of the sliders inside are seen, for hosts that can hide them.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
