import CoreTransferable
import Foundation
import ViewRuntime
import ViewTexts

// Texts and addresses show for themselves what they are.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares one item, named by a view of your own.
  ///
  /// - Parameter subject: nobody asks for it here.
  /// - Parameter message: copied in a line before the item; nil: the item alone.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  /// Shares several items, each in a line of its own, named by a view of your own.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares one item, under the word "Share".
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  /// Shares several items, under the word "Share".
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  /// Shares one item, under a localized title.
  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares several items, under a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Shares one item, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Shares one item, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Shares several items, under a string that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Shares several items, under the title of a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }

  /// Shares one item, under a text.
  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }

  /// Shares several items, under a text.
  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }
}
