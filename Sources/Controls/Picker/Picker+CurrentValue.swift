import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// Pickers that show something else than the chosen option's own words.
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
/// Styles that show one option at a time show the label in its place.
extension Picker {
  /// Chooses one of several values, with a label of its own and something else shown for the
  /// choice.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one value for several elements at once.
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
  /// Chooses one of several values beside a localized title, with something else shown for the
  /// choice.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(titleKey), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one of several values beside a string, with something else shown for the choice.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(title), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one value for several elements beside a localized title, with something else shown for
  /// the choice.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: PickerSources.binding(sources, selection), label: Text(titleKey),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one value for several elements beside a string, with something else shown for the
  /// choice.
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
  /// Chooses one of several values beside a localized title with a symbol, with something else
  /// shown for the choice.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, systemImage: systemImage),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one of several values beside a localized title with a picture, with something else
  /// shown for the choice.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(titleKey, image: image),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one of several values beside a string with a symbol, with something else shown for the
  /// choice.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: ViewBasics.Label(title, systemImage: systemImage),
      content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Chooses one of several values beside a string with a picture, with something else shown for
  /// the choice.
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
