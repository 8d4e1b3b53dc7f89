import ViewRuntime
import ViewTexts

extension NavigationLink where Label: View, Destination: View {
  /// Makes a link to a view; the link itself stores whether the view is shown.
  ///
  /// ```swift
  /// NavigationLink { AboutView() } label: { Label("About", systemImage: "info.circle") }
  /// ```
  public nonisolated init(
    @ViewBuilder destination: () -> Destination = requiredArgument(),
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: nil), label())
  }

  /// - Parameter isActive: whether the destination is shown.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label())
  }

  /// Makes a link that shows the destination while the selection is its tag.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: Binding(tag, selection)), label())
  }

  /// The form before iOS 16.
  public nonisolated init(
    destination: Destination = requiredArgument(), @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: nil), label())
  }

  /// The form before iOS 16.
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label())
  }

  /// The form before iOS 16.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: Binding(tag, selection)), label())
  }
}

extension NavigationLink where Label: View, Destination == Never {
  /// - Parameter value: the value to push; nil disables the link.
  public nonisolated init<P: Hashable>(
    value: P? = requiredArgument(), @ViewBuilder label: () -> Label
  ) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that pushes a value, with a localized title; nil disables the link.
  public nonisolated init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P? = requiredArgument()
  ) {
    self.init(.value(value.map { AnyHashable($0) }), Text(titleKey))
  }

  /// Makes a link that pushes a value, with an unlocalized string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P? = requiredArgument()
  ) {
    self.init(.value(value.map { AnyHashable($0) }), Text(title))
  }

  /// Makes a link that pushes a value, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P? = requiredArgument()
  ) {
    self.init(.value(value.map { AnyHashable($0) }), Text(titleResource))
  }
}

extension NavigationLink {
  /// Sets whether the destination is shown in the detail column of a split view, which is the
  /// default, or in the link's own column.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View
  where Label: View, Destination: View {
    environment(\.isDetailLink, isDetailLink)
  }
}

private struct IsDetailLinkKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether links lead to the next column of a split view.
  var isDetailLink: Bool {
    get { self[IsDetailLinkKey.self] }
    set { self[IsDetailLinkKey.self] = newValue }
  }
}

extension Binding where Value == Bool {
  /// Makes a binding that tells whether a selection has a value; false clears it.
  nonisolated init<V: Hashable>(_ tag: V, _ selection: Binding<V?>) {
    self = .unread(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}
