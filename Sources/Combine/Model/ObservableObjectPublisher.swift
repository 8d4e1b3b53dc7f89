/// The publisher that says that an object is about to change, and nothing more.
public final class ObservableObjectPublisher: Publisher {
  /// A change has no value.
  public typealias Output = Void

  /// It does not fail.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>(named: "ObservableObjectPublisher")

  /// A publisher for an object that declares its `objectWillChange` itself.
  public init() {}

  /// Attaches a subscriber, which is told of each change whatever it asks for.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.join(subscriber, backlog: .insist)
  }

  /// Tells the subscribers. To be called before the change (S4.9).
  public func send() { broadcast.send(()) }
}
