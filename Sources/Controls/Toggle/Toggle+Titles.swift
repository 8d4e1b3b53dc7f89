import ViewBasics
import ViewRuntime

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(source: ToggleSource(isOn), label: Text(titleResource))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(source: ToggleSource(sources, isOn), label: Text(titleResource))
  }
}

extension Toggle where Label == ViewBasics.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleKey, image: image))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleKey, systemImage: systemImage))
  }

  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(title, image: image))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(
      source: ToggleSource(isOn), label: ViewBasics.Label(titleResource, image: image))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(title, image: image))
  }

  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      source: ToggleSource(sources, isOn),
      label: ViewBasics.Label(titleResource, systemImage: systemImage))
  }

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
