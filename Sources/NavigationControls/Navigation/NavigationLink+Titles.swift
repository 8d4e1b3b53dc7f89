import ViewRuntime
import ViewTexts

extension NavigationLink where Label == Text, Destination: View {
  /// Leads to a view, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination = requiredArgument()
  ) {
    self.init(.view(destination(), isActive: nil), Text(titleKey))
  }

  /// Leads to a view, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination = requiredArgument()
  ) {
    self.init(.view(destination(), isActive: nil), Text(title))
  }

  /// Leads to a view, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination = requiredArgument()
  ) {
    self.init(.view(destination(), isActive: nil), Text(titleResource))
  }

  /// Shows a view while `isActive` is true, under a localized title.
  ///
  /// A tap sets it to true, and going back to false.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(titleKey))
  }

  /// Shows a view while `isActive` is true, under a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(title))
  }

  /// Shows a view while `isActive` is true, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: isActive), Text(titleResource))
  }

  /// Shows a view while the selection is `tag`, under a localized title.
  ///
  /// A tap sets the selection to the tag, and going back to nil.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: Binding(tag, selection)), Text(titleKey))
  }

  /// Shows a view while the selection is `tag`, under a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination(), isActive: Binding(tag, selection)), Text(title))
  }

  /// Shows a view while the selection is `tag`, under the title of a resource.
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

  /// The form before iOS 16, under the title of a resource.
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

  /// The form before iOS 16, under the title of a resource.
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

  /// The form before iOS 16, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: V,
    selection: Binding<V?>
  ) {
    self.init(.view(destination, isActive: Binding(tag, selection)), Text(titleResource))
  }
}
