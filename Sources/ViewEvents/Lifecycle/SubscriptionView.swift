import Combine
import ViewRuntime

/// A view that performs an action for each value of a publisher; the result of `onReceive`.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  /// The content view.
  public var content: Content
  /// The publisher of the values.
  public var publisher: PublisherType
  /// The action for each value, called on the main thread.
  public var action: (PublisherType.Output) -> Void

  /// Makes a view that performs an action for each value of a publisher while it exists.
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
