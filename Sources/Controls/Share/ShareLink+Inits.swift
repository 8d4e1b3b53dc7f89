import CoreTransferable
import Foundation
import ViewBasics
import ViewRuntime

// Texts and addresses show for themselves what they are.

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label: View {
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
  }

  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel())
  }

  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleResource)))
  }

  public nonisolated init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }

  public nonisolated init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }
}
