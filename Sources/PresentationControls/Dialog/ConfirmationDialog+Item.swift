import Foundation
import ViewEnvironment
import ViewRuntime
import ViewTexts

extension View {
  /// Shows some actions about an item while there is one; closing the dialog sets the item to nil.
  ///
  /// ```swift
  /// .confirmationDialog("Delete the note?", item: $doomed) { note in
  ///   Button("Delete", role: .destructive) { delete(note) }
  /// }
  /// ```
  ///
  /// While it is shown, a different item is ignored (S12.5).
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows some actions about an item, with a message above them.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows some actions about an item, with an unlocalized string as the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows some actions about an item, with a string as the title and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Shows some actions about an item, with a title from a resource.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows some actions about an item, with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows some actions about an item, with a text as the title.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let present = data.wrappedValue
    return modifier(
      DialogModifier(
        .isPresent(data), title: titleVisibility.titleIfShown(title), data: present,
        actions: present.map(actions),
        message: nil as EmptyView?, isColumn: true))
  }

  /// Shows some actions about an item, with a text as the title and a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let present = data.wrappedValue
    return modifier(
      DialogModifier(
        .isPresent(data), title: titleVisibility.titleIfShown(title), data: present,
        actions: present.map(actions),
        message: present.map(message), isColumn: true))
  }
}
