import ViewRuntime
import ViewTexts

extension Picker {
  /// Creates a picker that sets one value for several sources; it shows the first source's value.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: label(), content: content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker over several sources with a localized title; it shows the first source's
  /// value.
  ///
  /// There must be at least one source; otherwise the program traps with a message.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(titleKey),
      content: content())
  }

  /// Creates a picker over several sources with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(title), content: content())
  }

  /// Creates a picker over several sources with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(titleResource),
      content: content())
  }
}

enum PickerSources {
  /// Returns a binding that reads the first element's value and writes all of them.
  static func binding<C: RandomAccessCollection, Value>(
    _ sources: C, _ keyPath: KeyPath<C.Element, Binding<Value>>
  ) -> Binding<Value> {
    let bindings = sources.map { $0[keyPath: keyPath] }
    guard let first = bindings.first else {
      Diagnostics.fatal(
        .misuse, "A Picker got no sources: there must be at least one whose value it shows.")
    }
    return Binding.unread {
      first.wrappedValue
    } set: { value in
      for binding in bindings { binding.wrappedValue = value }
    }
  }
}
