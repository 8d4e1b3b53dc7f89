import ViewRuntime
import ViewTexts

extension Picker {
  /// Chooses one value for several elements at once; the first one's is shown.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: label(), content: content())
  }
}

extension Picker where Label == Text {
  /// Chooses one value for several elements at once, beside a localized title; the first one's is
  /// shown.
  ///
  /// There must be at least one element, else the program ends with a message.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(titleKey),
      content: content())
  }

  /// Chooses one value for several elements at once, beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(title), content: content())
  }

  /// Chooses one value for several elements at once, beside the title of a resource.
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
  /// Reads the first element's value, and sets all.
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
