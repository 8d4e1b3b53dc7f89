import Locking

extension Subscribers {
  /// The subscriber that writes each value to a property of an object, which it keeps alive.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// A subscriber that accepts no errors.
    public typealias Failure = Never

    private let lock = Lock()
    private var target: Root?
    private var subscription: (any Subscription)?

    /// The object, until the end.
    public var object: Root? { lock { target } }

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// A subscriber for a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// "Assign" with the type of the object.
    public var description: String { "Assign \(Root.self)." }

    /// The description.
    public var playgroundDescription: Any { description }

    /// The object, the property and the subscription.
    public var customMirror: Mirror {
      let (object, status) = lock { (target, subscription) }
      return Mirror(
        self,
        children: [
          "object": object as Any, "keyPath": keyPath, "status": status as Any,
        ])
    }

    /// Requests everything; a second subscription is cancelled.
    public func receive(subscription: any Subscription) {
      if admit(subscription) { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func admit(_ subscription: any Subscription) -> Bool {
      lock.lock()
      defer { lock.unlock() }
      guard self.subscription == nil, target != nil else { return false }
      self.subscription = subscription
      return true
    }

    /// Writes the value, once there is a subscription.
    public func receive(_ value: Input) -> Subscribers.Demand {
      let object = lock { subscription == nil ? nil : target }
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = lock.take(&subscription)
      _ = lock.take(&target)
    }

    /// Stops and releases the object.
    public func cancel() {
      lock.take(&subscription)?.cancel()
      _ = lock.take(&target)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object, which is kept alive meanwhile.
  ///
  /// - Returns: the owner of the subscription, which ends when this is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property, as long as its object lives.
  ///
  /// ```swift
  /// $text.map(\.count).assign(to: &$length)
  /// ```
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
