/// The publisher that announces that an object is about to change, and nothing more.
public final class ObservableObjectPublisher: Publisher {
  /// A change has no value.
  public typealias Output = Void

  /// This publisher never fails.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>(named: "ObservableObjectPublisher")

  /// A publisher for an object that declares its `objectWillChange` itself.
  public init() {}

  /// Attaches a subscriber, which is notified of each change whatever its demand.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.join(subscriber, backlog: .insist)
  }

  /// Notifies the subscribers. Call this before the change (S4.9).
  public func send() { broadcast.send(()) }
}
