import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Menu where Label == Text, Content: View {
  /// Creates a menu with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a menu with a localized title; a long press opens it and a tap runs `primaryAction`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// Creates a menu with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates a menu with a string title; a long press opens it and a tap runs `primaryAction`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title from a string resource; a long press opens it and a tap runs
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
  /// Creates a menu with a localized title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleKey, image: image), content: content())
  }

  /// Creates a menu with a localized title and a symbol; a long press opens it and a tap runs
  /// `primaryAction`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and an image resource; a long press opens it and a tap
  /// runs `primaryAction`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: ViewBasics.Label(titleKey, image: image), content: content(),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a string title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a string title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(title, image: image), content: content())
  }

  /// Creates a menu with a title from a string resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleResource, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a title from a string resource and an image resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: ViewBasics.Label(titleResource, image: image), content: content())
  }

  /// Creates a menu with a string title and a symbol; a long press opens it and a tap runs
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

  /// Creates a menu with a string title and an image resource; a long press opens it and a tap runs
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

  /// Creates a menu with a title from a string resource and a symbol; a long press opens it and a
  /// tap runs `primaryAction`.
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

  /// Creates a menu with a title from a string resource and an image resource; a long press opens
  /// it and a tap runs `primaryAction`.
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
