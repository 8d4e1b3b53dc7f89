import CoreTransferable
import Foundation
import ViewRuntime
import ViewTexts

// Other items need a preview.

extension ShareLink {
  /// Creates a link that shares one item and its preview, with a custom label.
  ///
  /// - Parameter preview: its title is copied if the item is available neither as text nor as a
  ///   URL.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }

  /// Creates a link that shares several items, each with a preview, with a custom label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label())
  }
}

extension ShareLink
where Label == DefaultShareLinkLabel {
  /// Creates a link that shares one item and its preview, with the title "Share".
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }

  /// Creates a link that shares several items, each with a preview, with the title "Share".
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel())
  }

  /// Creates a link that shares one item and its preview, with a localized title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares several items, each with a preview, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares one item and its preview, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares one item and its preview, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Creates a link that shares several items, each with a preview, with a string title, shown
  /// verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares several items, each with a preview, with a title from a string
  /// resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Creates a link that shares one item and its preview, with a `Text` title.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
  }

  /// Creates a link that shares several items, each with a preview, with a `Text` title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
  }
}
