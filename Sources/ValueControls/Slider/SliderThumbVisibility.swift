import ViewEnvironment
import ViewRuntime

extension View {
  /// Sets whether the thumbs of the sliders inside are visible, for hosts that can hide them.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}
