import CoreTransferable
import Foundation
import ViewBasics
import ViewRuntime

// Other items say by a preview what they are.

extension ShareLink
where Label: View {
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }

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
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
  }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel())
  }

  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(Text(titleKey)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview },
      DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleResource)))
  }

  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
  }

  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
  }
}
