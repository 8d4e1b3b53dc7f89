import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// Pickers with a custom label for the current value.
///
/// ```swift
/// Picker("Sort by", selection: $order) {
///   Text("Date").tag(Order.date)
///   Text("Title").tag(Order.title)
/// } currentValueLabel: {
///   Text(order.symbol)
/// }
/// ```
///
/// Styles that show one option at a time show that label in place of the option.
extension Picker {
  /// Creates a picker with a custom label and a custom label for the current value.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker over several sources with a custom label for the current value.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title and a custom label for the current value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a string title and a custom label for the current value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(title), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker over several sources with a localized title and a custom label for the
  /// current value.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(titleKey),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker over several sources with a string title and a custom label for the current
  /// value.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(title),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == ViewBasics.Label<Text, Image> {
  /// Creates a picker with a localized title, a symbol and a custom label for the current value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, systemImage: systemImage),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title, an image resource and a custom label for the current
  /// value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, image: image),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a string title, a symbol and a custom label for the current value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(title, systemImage: systemImage),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a string title, an image resource and a custom label for the current
  /// value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(title, image: image),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }
}
