import ViewDrawing
import ViewRuntime
import ViewTexts

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab under a view of its own; the selection is `value` while its page is seen.
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, role: nil, content: content(), label: label())
  }

  /// A tab under a view of its own, with a role; the role changes nothing here.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, role: role, content: content(), label: label())
  }

  /// A tab under a view of its own, in a tab view whose selection may be nil.
  public nonisolated init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(
      value: .some(value), role: nil, content: content(), label: label())
  }

  /// A tab under a view of its own, with a role, where the selection may be nil.
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(
      value: .some(value), role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab under a view of its own, where the tab view itself keeps which page is seen.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: nil, role: nil, content: content(), label: label())
  }

  /// A tab under a view of its own, with a role, where the tab view keeps which page is seen.
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
        title: Text(.library("Search")), image: Image(systemName: "magnifyingglass")))
  }

  /// The role names the tab.
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
  /// The role names the tab.
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
  /// A tab without a label: for programs that hide the row of tabs and draw their own.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: EmptyView())
  }

  /// A tab without a label, in a tab view whose selection may be nil.
  public nonisolated init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: .some(value), role: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// A tab without a label, where the tab view itself keeps which page is seen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }
}
