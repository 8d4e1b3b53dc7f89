/// The tie between a subscriber and its publisher.
///
/// Cancelling may be done once and from any thread; it frees what the subscription holds.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values.
  func request(_ demand: Subscribers.Demand)
}

/// The names of subscriptions that stand alone.
public enum Subscriptions {
  /// A subscription that never delivers anything, for publishers that end at once.
  public static var empty: any Subscription { Empty.single }

  private struct Empty: Subscription {
    static let single = Empty()
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
