import ViewRuntime

extension View {
  /// Says what the view is for: as a hint for accessibility clients, and as a tooltip where a host
  /// has them.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }
}
