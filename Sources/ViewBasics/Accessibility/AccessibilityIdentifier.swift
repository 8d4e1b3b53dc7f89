import ViewRuntime

extension View {
  /// Names the view for tests: `app.find(.identifier("save"))`.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(change: .identifier(identifier))
  }
}
