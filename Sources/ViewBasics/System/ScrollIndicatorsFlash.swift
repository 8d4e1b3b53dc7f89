import ViewEvents
import ViewRuntime

extension View {
  /// Flashes a scroll view's indicators when the value changes; here they are always visible.
  ///
  /// - Note: Without effect: no host here has a counterpart.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Flashes a scroll view's indicators when it appears; here they are always visible.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
