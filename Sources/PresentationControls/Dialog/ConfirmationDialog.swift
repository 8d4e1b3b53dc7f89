import ViewEnvironment
import ViewRuntime
import ViewTexts

extension View {
  /// Shows some actions to choose from while `isPresented` is true.
  ///
  /// ```swift
  /// .confirmationDialog("Empty the bin?", isPresented: $isAsking, titleVisibility: .visible) {
  ///   Button("Empty", role: .destructive) { empty() }
  /// }
  /// ```
  ///
  /// Any button runs its action and closes the dialog. Unless one has the role `.cancel`, a Cancel
  /// button is added (S12.5).
  ///
  /// - Parameter titleVisibility: whether the title is shown; `.automatic` shows it.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialogModifier(
      Text(titleKey), titleVisibility, isPresented, actions(), nil as EmptyView?)
  }

  /// Shows some actions, with a message above them.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialogModifier(Text(titleKey), titleVisibility, isPresented, actions(), message())
  }

  /// Shows some actions about data, while `isPresented` is true and there is data. While the dialog
  /// is shown, different data is ignored (S12.5).
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(Text(titleKey)), data: data,
        actions: data.map(actions),
        message: nil as EmptyView?, isColumn: true))
  }

  /// Shows some actions about data, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(Text(titleKey)), data: data,
        actions: data.map(actions),
        message: data.map(message), isColumn: true))
  }

  /// Shows some actions, with an unlocalized string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialogModifier(
      Text(title), titleVisibility, isPresented, actions(), nil as EmptyView?)
  }

  /// Shows some actions, with a string as the title and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialogModifier(Text(title), titleVisibility, isPresented, actions(), message())
  }

  /// Shows some actions about data, with a string as the title; without data there is no dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(Text(title)), data: data,
        actions: data.map(actions),
        message: nil as EmptyView?, isColumn: true))
  }

  /// Shows some actions about data, with a string as the title and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(Text(title)), data: data,
        actions: data.map(actions),
        message: data.map(message), isColumn: true))
  }

  /// Shows some actions, with a title from a resource.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialogModifier(
      Text(titleResource), titleVisibility, isPresented, actions(), nil as EmptyView?)
  }

  /// Shows some actions, with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialogModifier(
      Text(titleResource), titleVisibility, isPresented, actions(), message())
  }

  /// Shows some actions about data, with a title from a resource.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(Text(titleResource)), data: data,
        actions: data.map(actions),
        message: nil as EmptyView?, isColumn: true))
  }

  /// Shows some actions about data, with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(Text(titleResource)), data: data,
        actions: data.map(actions),
        message: data.map(message), isColumn: true))
  }

  /// Shows some actions, with a text or a resource as the title.
  public nonisolated func confirmationDialog<Title: _TextSource, A: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialogModifier(
      title._text, titleVisibility, isPresented, actions(), nil as EmptyView?)
  }

  /// Shows some actions, with a text or a resource as the title and a message.
  public nonisolated func confirmationDialog<Title: _TextSource, A: View, M: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialogModifier(title._text, titleVisibility, isPresented, actions(), message())
  }

  /// Shows some actions about data, with a text or a resource as the title.
  public nonisolated func confirmationDialog<Title: _TextSource, A: View, T>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(title._text), data: data,
        actions: data.map(actions),
        message: nil as EmptyView?, isColumn: true))
  }

  /// Shows some actions about data, with a text or a resource as the title and a message.
  public nonisolated func confirmationDialog<Title: _TextSource, A: View, M: View, T>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: titleVisibility.titleIfShown(title._text), data: data,
        actions: data.map(actions),
        message: data.map(message), isColumn: true))
  }

  private nonisolated func confirmationDialogModifier<A: View, M: View>(
    _ title: Text, _ visibility: Visibility, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M?
  ) -> some View {
    modifier(
      DialogModifier(
        isPresented, title: visibility.titleIfShown(title), data: (), actions: actions,
        message: message,
        isColumn: true))
  }
}

extension Visibility {
  /// Returns a dialog's title; nil only if explicitly hidden.
  nonisolated func titleIfShown(_ title: Text) -> Text? { self == .hidden ? nil : title }
}
