/// The tie between a subscriber and its publisher.
///
/// Cancelling may be done once and from any thread; it frees what the subscription holds.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values.
  func request(_ demand: Subscribers.Demand)
}
