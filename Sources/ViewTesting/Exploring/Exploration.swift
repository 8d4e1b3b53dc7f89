extension ViewTest {
  /// What exploring did where it found nothing.
  ///
  /// ```swift
  /// let exploration = try await app.explore(actions: 500, seed: 3)
  /// print(exploration)                       // each step, as a line of Swift
  /// #expect(exploration.kinds["tap"]! > 20)  // it did get somewhere
  /// ```
  public struct Exploration: Hashable, Sendable, CustomStringConvertible {
    /// With the same seed the same app is used in the same way.
    public let seed: UInt64
    /// What was done, each a line of Swift.
    public let steps: [String]
    /// How often each kind of action was done: `"tap"`, `"type"`, `"resize"` ...
    public let kinds: [String: Int]
    /// How many different screens were seen.
    public let screens: Int

    public var description: String {
      (["// seed \(seed), \(steps.count) steps, \(screens) screens"] + steps)
        .joined(separator: "\n")
    }
  }
}
