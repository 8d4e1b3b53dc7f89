import ViewRuntime

extension View {
  /// Calls `action` when the view disappears, or is covered by another page (S1.14).
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
}
