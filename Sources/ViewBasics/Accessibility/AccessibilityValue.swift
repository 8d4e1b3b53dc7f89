import ViewRuntime

extension View {
  /// Says the view's present value in words.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    accessibility(change: .value(value))
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility(change: .value(Text(verbatim: String(value))))
  }
}
