import ViewDrawing
import ViewRuntime
import ViewTexts

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with a custom label; the selection is `value` while its page is shown.
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, role: nil, content: content(), label: label())
  }

  /// Makes a tab with a custom label and a role; the role has no effect here.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, role: role, content: content(), label: label())
  }

  /// Makes a tab with a custom label, in a tab view whose selection can be nil.
  public nonisolated init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(), label: label())
  }

  /// Makes a tab with a custom label and a role, where the selection can be nil.
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab with a custom label, where the tab view stores the selection itself.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: nil, role: nil, content: content(), label: label())
  }

  /// Makes a tab with a custom label and a role, where the tab view stores the selection itself.
  public nonisolated init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab whose label comes from its role.
  public nonisolated init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel(
        title: Text(.library("Search")), image: Image(systemName: "magnifyingglass")))
  }

  /// Makes a tab whose label comes from its role.
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(),
      label: DefaultTabLabel(
        title: Text(.library("Search")), image: Image(systemName: "magnifyingglass")))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab whose label comes from its role.
  public nonisolated init(
    role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(
        title: Text(.library("Search")), image: Image(systemName: "magnifyingglass")))
  }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Makes a tab without a label, for programs that hide the tab bar and draw their own.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }

  /// Makes a tab without a label, in a tab view whose selection can be nil.
  public nonisolated init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: .some(value), role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// Makes a tab without a label, where the tab view stores the selection itself.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}
