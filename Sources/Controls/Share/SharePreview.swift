import CoreTransferable
import ViewBasics

/// How something that is shared is shown before.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text

  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(title)
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.title = Text(titleResource)
  }

  public nonisolated init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Image == Never, Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.title = Text(title) }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource) {
    self.title = Text(titleResource)
  }

  public nonisolated init(_ title: Text) { self.title = title }
}

extension SharePreview where Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: Image) {
    self.title = Text(titleResource)
  }

  public nonisolated init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.title = Text(titleResource)
  }

  public nonisolated init(_ title: Text, icon: Icon) { self.title = title }
}
