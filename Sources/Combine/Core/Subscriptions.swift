/// The names of subscriptions that stand alone.
public enum Subscriptions {
  /// A subscription that never delivers anything, for publishers that end at once.
  public static var empty: any Subscription { Empty.single }

  private struct Empty: Subscription, CustomStringConvertible {
    static let single = Empty()
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
