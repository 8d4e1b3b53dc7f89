import Foundation
import ViewRuntime
import ViewTexts

extension View {
  /// Shows an alert about an item while there is one; closing it sets the item to nil.
  ///
  /// ```swift
  /// .alert("Delete the note?", item: $doomed) { note in
  ///   Button("Delete", role: .destructive) { delete(note) }
  /// }
  /// ```
  ///
  /// While it is shown, a different item is ignored (S12.5).
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

  /// Shows an alert about an item, with an unlocalized string as its title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), item: data, actions: actions)
  }

  /// Shows an alert about an item, with a string as its title and a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), item: data, actions: actions, message: message)
  }

  /// Shows an alert about an item, with a title from a resource.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions)
  }

  /// Shows an alert about an item, with a title from a resource and a message.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions, message: message)
  }

  /// Shows an alert about an item, with a text as its title.
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

  /// Shows an alert about an item, with a text as its title and a message.
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
