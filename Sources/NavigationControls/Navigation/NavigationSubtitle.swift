import ViewRuntime
import ViewTexts

extension View {
  /// Sets a line below the title of the screen.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarModifier(.subtitle(subtitle)))
  }

  /// Sets a line below the title of the screen.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line below the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets a line below the title of the screen, from a resource.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(Text(subtitleResource))
  }
}
