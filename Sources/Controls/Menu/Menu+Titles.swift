import ViewBasics
import ViewRuntime

extension Menu where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewBasics.Label<Text, Image>, Content: View {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleKey, systemImage: systemImage), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleKey, image: image), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleKey, image: image), content: content(),
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(title, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(title, image: image), content: content())
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleResource, systemImage: systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleResource, image: image), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(title, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(title, image: image), content: content(),
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleResource, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleResource, image: image), content: content(),
      primaryAction: primaryAction)
  }
}
