import Combine
import ViewRuntime

/// A view that does something for each value of a publisher: what `onReceive` makes, by its name.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  /// The view that is shown.
  public var content: Content
  /// Where the values come from.
  public var publisher: PublisherType
  /// What to do with each value, on the main thread.
  public var action: (PublisherType.Output) -> Void

  /// Shows a view, and does something for each value of a publisher while it is there.
  public nonisolated init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View {
  public var body: some View { content.onReceive(publisher, perform: action) }
}
