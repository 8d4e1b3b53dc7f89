import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(titleKey))
  }

  /// Creates a toggle with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(title))
  }

  /// Creates a toggle with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(titleResource))
  }

  /// Creates a toggle over several sources with a localized title: on when all are on, mixed when
  /// they differ.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(titleKey))
  }

  /// Creates a toggle over several sources with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(title))
  }

  /// Creates a toggle over several sources with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(titleResource))
  }
}

extension Toggle where Label == ViewBasics.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleKey, image: image))
  }

  /// Creates a toggle over several sources with a localized title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle over several sources with a localized title and an image resource.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleKey, image: image))
  }

  /// Creates a toggle with a string title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Creates a toggle with a string title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(title, image: image))
  }

  /// Creates a toggle with a title from a string resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a toggle with a title from a string resource and an image resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleResource, image: image))
  }

  /// Creates a toggle over several sources with a string title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(title, systemImage: systemImage))
  }

  /// Creates a toggle over several sources with a string title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(title, image: image))
  }

  /// Creates a toggle over several sources with a title from a string resource and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a toggle over several sources with a title from a string resource and an image
  /// resource.
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
