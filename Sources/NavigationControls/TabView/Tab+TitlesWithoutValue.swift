import ViewDrawing
import ViewRuntime
import ViewTexts

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab without a value, with a localized title and a named image.
  ///
  /// The tab view stores the selection itself.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Makes a tab without a value, with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a tab without a value, with a string and a named image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Makes a tab without a value, with a title from a resource and a named image.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Makes a tab without a value, with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a tab without a value, with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage)))
  }

  /// Makes a tab without a value, with a localized title, a named image and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Makes a tab without a value, with a localized title, a symbol and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Makes a tab without a value, with a string, a named image and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(image)))
  }

  /// Makes a tab without a value, with a title from a resource, a named image and a role.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Makes a tab without a value, with a string, a symbol and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Makes a tab without a value, with a title from a resource, a symbol and a role.
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
