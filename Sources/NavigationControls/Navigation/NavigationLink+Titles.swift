import ViewRuntime
import ViewTexts

extension NavigationLink where Label == Text, Destination: View {
  /// Makes a link to a view, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination = requiredArgument()
  ) {
    self.init(.view(destination(), isActive: nil), Text(titleKey))
  }

  /// Makes a link to a view, with an unlocalized string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination = requiredArgument()
  ) {
    self.init(.view(destination(), isActive: nil), Text(title))
  }

  /// Makes a link to a view, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination = requiredArgument()
  ) {
    self.init(.view(destination(), isActive: nil), Text(titleResource))
  }

  /// Makes a link that shows a view while `isActive` is true, with a localized title.
  ///
  /// A tap sets it to true; going back sets it to false.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(titleKey))
  }

  /// Makes a link that shows a view while `isActive` is true, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(title))
  }

  /// Makes a link that shows a view while `isActive` is true, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(titleResource))
  }

  /// Makes a link that shows a view while the selection is `tag`, with a localized title.
  ///
  /// A tap sets the selection to the tag; going back sets it to nil.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: Binding(tag, selection)), Text(titleKey))
  }

  /// Makes a link that shows a view while the selection is `tag`, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: Binding(tag, selection)), Text(title))
  }

  /// Makes a link that shows a view while the selection is `tag`, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: Binding(tag, selection)), Text(titleResource))
  }

  /// The form before iOS 16.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination = requiredArgument()
  ) {
    self.init(.view(destination, isActive: nil), Text(titleKey))
  }

  /// The form before iOS 16.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination = requiredArgument()
  ) {
    self.init(.view(destination, isActive: nil), Text(title))
  }

  /// The form before iOS 16, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, destination: Destination = requiredArgument()
  ) {
    self.init(.view(destination, isActive: nil), Text(titleResource))
  }

  /// The form before iOS 16.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, isActive: isActive), Text(titleKey))
  }

  /// The form before iOS 16.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, isActive: isActive), Text(title))
  }

  /// The form before iOS 16, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(.view(destination, isActive: isActive), Text(titleResource))
  }

  /// The form before iOS 16.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination, isActive: Binding(tag, selection)), Text(titleKey))
  }

  /// The form before iOS 16.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination, isActive: Binding(tag, selection)), Text(title))
  }

  /// The form before iOS 16, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(.view(destination, isActive: Binding(tag, selection)), Text(titleResource))
  }
}
