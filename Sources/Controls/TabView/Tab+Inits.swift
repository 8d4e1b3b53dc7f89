import ViewBasics
import ViewRuntime

extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, role: nil, content: content(), label: label())
  }

  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, role: role, content: content(), label: label())
  }

  public nonisolated init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(), label: label())
  }

  public nonisolated init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: nil, role: nil, content: content(), label: label())
  }

  public nonisolated init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// The role names the tab.
  public nonisolated init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(
        title: Text("Search"), image: Image(systemName: "magnifyingglass")))
  }

  /// The role names the tab.
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(
        title: Text("Search"), image: Image(systemName: "magnifyingglass")))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// The role names the tab.
  public nonisolated init(
    role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(
        title: Text("Search"), image: Image(systemName: "magnifyingglass")))
  }
}
