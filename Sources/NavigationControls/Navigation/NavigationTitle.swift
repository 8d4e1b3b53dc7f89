import ViewRuntime
import ViewTexts

extension View {
  /// Sets the title of the screen, for its bar and the Back button of the screen above.
  ///
  /// ```swift
  /// List(parks) { ... }.navigationTitle("Parks")
  /// ```
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, from a named resource: `.navigationTitle(.parks)`.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the screen: a `Text`, a `LocalizedStringResource`, or a `Binding<String>`,
  /// which the user can edit.
  public nonisolated func navigationTitle<T: _ScreenTitle>(_ title: T) -> some View {
    modifier(ScreenTitle(title: title))
  }
}

/// Reads a title where it is shown, so that a body that only passes on the binding does not depend
/// on it (S2.7).
private struct ScreenTitle<Title: _ScreenTitle> {
  let title: Title
}

extension ScreenTitle: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(BarModifier(.title(title._text, title._editableString)))
  }
}
