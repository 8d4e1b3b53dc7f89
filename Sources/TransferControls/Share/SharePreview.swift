import CoreTransferable
import ViewTexts

/// How something that is shared is shown before.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text

  /// A localized title; image and icon are not shown here.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// A string that is shown as it is; image and icon are not shown here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(title)
  }

  /// The title of a resource; image and icon are not shown here.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.title = Text(titleResource)
  }

  /// A text; image and icon are not shown here.
  public nonisolated init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A localized title alone.
  public nonisolated init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// A string alone.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  /// The title of a resource alone.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.title = Text(titleResource)
  }

  /// A text alone.
  public nonisolated init(_ title: Text) { self.title = title }
}

extension SharePreview where Icon == Never {
  /// A localized title; the image is not shown here.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// A string; the image is not shown here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  /// The title of a resource; the image is not shown here.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image) {
    self.title = Text(titleResource)
  }

  /// A text; the image is not shown here.
  public nonisolated init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never {
  /// A localized title; the icon is not shown here.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// A string; the icon is not shown here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

  /// The title of a resource; the icon is not shown here.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.title = Text(titleResource)
  }

  /// A text; the icon is not shown here.
  public nonisolated init(_ title: Text, icon: Icon) { self.title = title }
}
