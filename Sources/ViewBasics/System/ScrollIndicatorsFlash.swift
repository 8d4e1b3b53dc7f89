import ViewEvents
import ViewRuntime

extension View {
  /// Shows a scroll view's indicators for a moment when the value changes: they always show here.
  ///
  /// - Note: Without effect: a terminal has none of what they are about.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows a scroll view's indicators for a moment when it appears: they always show here.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
