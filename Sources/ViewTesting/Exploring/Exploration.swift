extension ViewTest {
  /// The log of an exploration that found nothing.
  ///
  /// ```swift
  /// let exploration = try await app.explore(actions: 500, seed: 3)
  /// print(exploration)                       // each step, as a line of Swift
  /// #expect(exploration.kinds["tap"]! > 20)  // it did get somewhere
  /// ```
  public struct Exploration: Hashable, Sendable, CustomStringConvertible {
    /// The seed; the same seed and app give the same actions.
    public let seed: UInt64
    /// The performed steps, each a line of Swift.
    public let steps: [String]
    /// How often each kind of action was performed: `"tap"`, `"type"`, `"resize"` ...
    public let kinds: [String: Int]
    /// The number of different screens.
    public let screens: Int

    public var description: String {
      (["// seed \(seed), \(steps.count) steps, \(screens) screens"] + steps)
        .joined(separator: "\n")
    }
  }
}
