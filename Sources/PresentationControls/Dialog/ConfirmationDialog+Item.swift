import Foundation
import ViewEnvironment
import ViewRuntime
import ViewTexts

extension View {
  /// Offers some actions about an item while there is one; closing it takes the item away.
  ///
  /// ```swift
  /// .confirmationDialog("Delete the note?", item: $doomed) { note in
  ///   Button("Delete", role: .destructive) { delete(note) }
  /// }
  /// ```
  ///
  /// As long as it is shown, another item does not count (S12.5).
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers some actions about an item, with a message above them.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Offers some actions about an item, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers some actions about an item, under a string, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Offers some actions about an item, under the title of a resource.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Offers some actions about an item, under the title of a resource, with a message.
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

  /// Offers some actions about an item, under a text.
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

  /// Offers some actions about an item, under a text, with a message.
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
