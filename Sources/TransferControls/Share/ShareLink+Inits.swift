import CoreTransferable
import Foundation
import ViewRuntime
import ViewTexts

// Texts and URLs need no preview.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares one item, with a custom label.
  ///
  /// - Parameter subject: not used here.
  /// - Parameter message: copied on a line before the item; nil copies only the item.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  /// Creates a link that shares several items, each on a separate line, with a custom label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares one item, with the title "Share".
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  /// Creates a link that shares several items, with the title "Share".
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Creates a link that shares one item, with a localized title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares several items, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares one item, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares one item, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Creates a link that shares several items, with a string title, shown verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares several items, with a title from a string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Creates a link that shares one item, with a `Text` title.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }

  /// Creates a link that shares several items, with a `Text` title.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }
}
