import Combine

/// A view that does something for each value of a publisher: what `onReceive` makes, by its name.
public struct SubscriptionView<PublisherType: Publisher, Content>
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public nonisolated init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View where Content: View {
  public var body: some View { content.onReceive(publisher, perform: action) }
}
