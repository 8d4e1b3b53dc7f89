/// The connection between a subscriber and its publisher.
///
/// Cancelling takes effect once, from any thread, and frees what the subscription holds.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values.
  func request(_ demand: Subscribers.Demand)
}
