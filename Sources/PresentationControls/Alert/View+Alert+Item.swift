import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Shows an alert about an item while there is one; closing it takes the item away.
  ///
  /// ```swift
  /// .alert("Delete the note?", item: $doomed) { note in
  ///   Button("Delete", role: .destructive) { delete(note) }
  /// }
  /// ```
  ///
  /// As long as it is shown, another item does not count (S12.5).
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions)
  }

  /// Shows an alert about an item, with a message below its title.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions, message: message)
  }

  /// Shows an alert about an item, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), item: data, actions: actions)
  }

  /// Shows an alert about an item, under a string, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), item: data, actions: actions, message: message)
  }

  /// Shows an alert about an item, under the title of a resource.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions)
  }

  /// Shows an alert about an item, under the title of a resource, with a message.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions, message: message)
  }

  /// Shows an alert about an item, under a text.
  public nonisolated func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let present = data.wrappedValue
    return modifier(
      DialogModifier(
        .isPresent(data), title: title, data: present, actions: present.map(actions),
        message: nil as EmptyView?, isColumn: false))
  }

  /// Shows an alert about an item, under a text, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let present = data.wrappedValue
    return modifier(
      DialogModifier(
        .isPresent(data), title: title, data: present, actions: present.map(actions),
        message: present.map(message), isColumn: false))
  }
}
