import ViewDrawing
import ViewRuntime
import ViewTexts

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with a localized title and a named image.
  ///
  /// `image` is the name of an image in the app's resources; the selection is `value` while the
  /// page is shown.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Makes a tab with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a string and a named image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Makes a tab with a title from a resource and a named image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Makes a tab with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a localized title, a named image and a role.
  ///
  /// The role has no effect here.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Makes a tab with a localized title, a symbol and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a string, a named image and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Makes a tab with a title from a resource, a named image and a role.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Makes a tab with a string, a symbol and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a title from a resource, a symbol and a role.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a localized title and a named image, where the selection can be nil.
  ///
  /// The value is written without `Optional`, for a selection that is initially nil.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Makes a tab with a localized title and a symbol, where the selection can be nil.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a string and a named image, where the selection can be nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Makes a tab with a title from a resource and a named image, where the selection can be nil.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Makes a tab with a string and a symbol, where the selection can be nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a title from a resource and a symbol, where the selection can be nil.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a localized title, a named image and a role, where the selection can be nil.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Makes a tab with a localized title, a symbol and a role, where the selection can be nil.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a string, a named image and a role, where the selection can be nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Makes a tab with a title from a resource, a named image and a role, where the selection can be
  /// nil.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Makes a tab with a string, a symbol and a role, where the selection can be nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a tab with a title from a resource, a symbol and a role, where the selection can be nil.
  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }
}
