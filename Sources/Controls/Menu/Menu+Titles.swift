import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Menu where Label == Text, Content: View {
  /// Opens a list of entries, under a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Opens a list of entries by a long press, under a localized title; a tap runs `primaryAction`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Opens a list of entries, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Opens a list of entries, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Opens a list of entries by a long press, under a string; a tap runs `primaryAction`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }

  /// Opens a list of entries by a long press, under the title of a resource; a tap runs
  /// `primaryAction`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == ViewBasics.Label<Text, Image>, Content: View {
  /// Opens a list of entries, under a localized title with a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Opens a list of entries, under a localized title with a picture from the resources.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleKey, image: image), content: content())
  }

  /// Opens a list of entries by a long press, under a localized title with a symbol; a tap runs
  /// `primaryAction`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  /// Opens a list of entries by a long press, under a localized title with a picture; a tap runs
  /// `primaryAction`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleKey, image: image), content: content(),
      primaryAction: primaryAction)
  }

  /// Opens a list of entries, under a string with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(title, systemImage: systemImage), content: content())
  }

  /// Opens a list of entries, under a string with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(title, image: image), content: content())
  }

  /// Opens a list of entries, under the title of a resource with a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleResource, systemImage: systemImage), content: content())
  }

  /// Opens a list of entries, under the title of a resource with a picture from the resources.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleResource, image: image), content: content())
  }

  /// Opens a list of entries by a long press, under a string with a symbol; a tap runs
  /// `primaryAction`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(title, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  /// Opens a list of entries by a long press, under a string with a picture; a tap runs
  /// `primaryAction`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(title, image: image), content: content(),
      primaryAction: primaryAction)
  }

  /// Opens a list of entries by a long press, under the title of a resource with a symbol; a tap
  /// runs `primaryAction`.
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

  /// Opens a list of entries by a long press, under the title of a resource with a picture; a tap
  /// runs `primaryAction`.
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
