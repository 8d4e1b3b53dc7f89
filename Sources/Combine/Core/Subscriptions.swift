/// A namespace for predefined subscriptions.
public enum Subscriptions {
  /// A subscription that never delivers anything, for publishers that end immediately.
  public static var empty: any Subscription { Empty.single }

  private struct Empty: Subscription, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    static let single = Empty()
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    var playgroundDescription: Any { description }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
