import ViewRuntime
import ViewTexts

extension View {
  /// Sets the help text of the view: its tooltip, and its hint for accessibility clients.
  public nonisolated func help(_ text: Text) -> some View { accessibility(change: .help(text)) }

  /// Sets the help text of the view from a localized string key.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Sets the help text of the view from a verbatim string.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(verbatim: String(text)))
  }

  /// Sets the help text of the view from a localized string resource.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
