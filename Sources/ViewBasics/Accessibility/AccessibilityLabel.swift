import ViewRuntime

extension View {
  /// Says what the view is called, in place of the texts inside.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibility(change: .label(label))
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(change: .label(Text(verbatim: String(label))))
  }
}
