import ViewRuntime

extension View {
  /// Says what the view is for: beside the pointer when it rests on the view, and as a hint for
  /// accessibility clients.
  public nonisolated func help(_ text: Text) -> some View { accessibility(change: .help(text)) }

  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(verbatim: String(text)))
  }

  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
