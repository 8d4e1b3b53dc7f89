import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Toggle where Label == Text {
  /// Switches between on and off, beside a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(titleKey))
  }

  /// Switches between on and off, beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(title))
  }

  /// Switches between on and off, beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(titleResource))
  }

  /// Switches several at once, beside a localized title: on when all are, mixed when they differ.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(titleKey))
  }

  /// Switches several at once, beside a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(title))
  }

  /// Switches several at once, beside the title of a resource.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(titleResource))
  }
}

extension Toggle where Label == ViewBasics.Label<Text, Image> {
  /// Switches between on and off, beside a localized title with a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  /// Switches between on and off, beside a localized title with a picture from the resources.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleKey, image: image))
  }

  /// Switches several at once, beside a localized title with a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  /// Switches several at once, beside a localized title with a picture from the resources.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleKey, image: image))
  }

  /// Switches between on and off, beside a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Switches between on and off, beside a string with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(title, image: image))
  }

  /// Switches between on and off, beside the title of a resource with a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Switches between on and off, beside the title of a resource with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleResource, image: image))
  }

  /// Switches several at once, beside a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Switches several at once, beside a string with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(title, image: image))
  }

  /// Switches several at once, beside the title of a resource with a symbol.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Switches several at once, beside the title of a resource with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleResource, image: image))
  }
}
