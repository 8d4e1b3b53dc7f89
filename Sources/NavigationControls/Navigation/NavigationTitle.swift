import ViewRuntime
import ViewTexts

extension View {
  /// Sets the title of the screen: in its bar, and on the Back button of what lies on top.
  ///
  /// ```swift
  /// List(parks) { ... }.navigationTitle("Parks")
  /// ```
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier(.title(title, nil)))
  }

  /// Sets the title of the screen.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, from a resource.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the screen, which the user can edit.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BarModifier(.title(Text(verbatim: title.wrappedValue), title)))
  }
}
