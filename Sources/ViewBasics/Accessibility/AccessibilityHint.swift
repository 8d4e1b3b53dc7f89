import ViewRuntime

extension View {
  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    accessibility(change: .hint(hint))
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility(change: .hint(Text(verbatim: String(hint))))
  }
}
