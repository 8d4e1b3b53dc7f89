import ViewRuntime
import ViewTexts

extension View {
  /// Shows an alert while `isPresented` is true.
  ///
  /// ```swift
  /// .alert("Delete this note?", isPresented: $isAsking) {
  ///   Button("Delete", role: .destructive) { delete() }
  ///   Button("Keep", role: .cancel) {}
  /// }
  /// ```
  ///
  /// Any button runs its action and closes the alert; without buttons there is an OK (S12.5). The
  /// actions can contain text fields, too. Escape presses the button with the role `.cancel`.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertModifier(Text(titleKey), isPresented, actions(), nil as EmptyView?)
  }

  /// Shows an alert with a message below its title.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertModifier(Text(titleKey), isPresented, actions(), message())
  }

  /// Shows an alert about some data, while `isPresented` is true and there is data. While it is
  /// shown, different data is ignored (S12.5).
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: Text(titleKey), data: data, actions: data.map(actions),
        message: nil as EmptyView?, isColumn: false))
  }

  /// Shows an alert about some data, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: Text(titleKey), data: data, actions: data.map(actions),
        message: data.map(message), isColumn: false))
  }

  /// Shows an alert with an unlocalized string as its title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertModifier(Text(title), isPresented, actions(), nil as EmptyView?)
  }

  /// Shows an alert with a string as its title and a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertModifier(Text(title), isPresented, actions(), message())
  }

  /// Shows an alert about some data, with a string as its title; without data there is no alert.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: Text(title), data: data, actions: data.map(actions),
        message: nil as EmptyView?, isColumn: false))
  }

  /// Shows an alert about some data, with a string as its title and a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: Text(title), data: data, actions: data.map(actions),
        message: data.map(message), isColumn: false))
  }

  /// Shows an alert with a title from a resource.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertModifier(Text(titleResource), isPresented, actions(), nil as EmptyView?)
  }

  /// Shows an alert with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertModifier(Text(titleResource), isPresented, actions(), message())
  }

  /// Shows an alert about some data, with a title from a resource.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: Text(titleResource), data: data, actions: data.map(actions),
        message: nil as EmptyView?, isColumn: false))
  }

  /// Shows an alert about some data, with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: Text(titleResource), data: data, actions: data.map(actions),
        message: data.map(message), isColumn: false))
  }

  /// Shows an alert with a text or a resource as its title.
  public nonisolated func alert<Title: _TextSource, A: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertModifier(title._text, isPresented, actions(), nil as EmptyView?)
  }

  /// Shows an alert with a text or a resource as its title and a message.
  public nonisolated func alert<Title: _TextSource, A: View, M: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertModifier(title._text, isPresented, actions(), message())
  }

  /// Shows an alert about some data, with a text or a resource as its title.
  public nonisolated func alert<Title: _TextSource, A: View, T>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: title._text, data: data, actions: data.map(actions),
        message: nil as EmptyView?, isColumn: false))
  }

  /// Shows an alert about some data, with a text or a resource as its title and a message.
  public nonisolated func alert<Title: _TextSource, A: View, M: View, T>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: title._text, data: data, actions: data.map(actions),
        message: data.map(message), isColumn: false))
  }

  private nonisolated func alertModifier<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: A, _ message: M?
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: title, data: (), actions: actions, message: message, isColumn: false))
  }
}
