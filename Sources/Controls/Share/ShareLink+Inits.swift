import Foundation
import ViewBasics
import ViewRuntime

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label: View {
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, label: label())
  }

  public nonisolated init<I, P>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, label: label())
  }

  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, label: label())
  }

  public nonisolated init<I, P>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, label: label())
  }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(data: items, subject: subject, message: message, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share")))
  }

  public nonisolated init<I, P>(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share")))
  }

  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share")))
  }

  public nonisolated init<I, P>(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share")))
  }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      data: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text("Share")))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init<I, P>(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, P>
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init<I, P>(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, P>
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      data: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I, P>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, P>
  ) where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I, P>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, P>
  ) where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(
      data: items, subject: subject, message: message,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
}
