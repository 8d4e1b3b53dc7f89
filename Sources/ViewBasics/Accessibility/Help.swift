import ViewRuntime
import ViewTexts

extension View {
  /// Says what the view is for: beside the pointer when it rests on the view, and as a hint for
  /// accessibility clients.
  public nonisolated func help(_ text: Text) -> some View { accessibility(change: .help(text)) }

  /// Says what the view is for, in words that are looked up in the app's translations.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says what the view is for, in words that are taken as they are.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(verbatim: String(text)))
  }

  /// Says what the view is for, in words of a resource.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
