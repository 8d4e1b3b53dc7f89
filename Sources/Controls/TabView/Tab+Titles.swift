import ViewBasics
import ViewRuntime

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

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

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }
}
