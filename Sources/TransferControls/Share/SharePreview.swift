import CoreTransferable
import ViewTexts

/// The preview of a shared item.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text

  /// Creates a preview with a localized title; image and icon are not shown here.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// Creates a preview with a string title, shown verbatim; image and icon are not shown here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(title)
  }

  /// Creates a preview with a title from a string resource; image and icon are not shown here.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.title = Text(titleResource)
  }

  /// Creates a preview with a `Text` title; image and icon are not shown here.
  public nonisolated init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with only a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview with only a string title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  /// Creates a preview with only a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.title = Text(titleResource)
  }

  /// Creates a preview with only a `Text` title.
  public nonisolated init(_ title: Text) { self.title = title }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title; the image is not shown here.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview with a string title; the image is not shown here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  /// Creates a preview with a title from a string resource; the image is not shown here.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image) {
    self.title = Text(titleResource)
  }

  /// Creates a preview with a `Text` title; the image is not shown here.
  public nonisolated init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title; the icon is not shown here.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with a string title; the icon is not shown here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

  /// Creates a preview with a title from a string resource; the icon is not shown here.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.title = Text(titleResource)
  }

  /// Creates a preview with a `Text` title; the icon is not shown here.
  public nonisolated init(_ title: Text, icon: Icon) { self.title = title }
}
