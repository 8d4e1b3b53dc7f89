extension Duration {
  /// The whole nanoseconds of a duration, held within 0 and the largest `Int`.
  ///
  /// Dispatch counts in `Int` nanoseconds, and a duration may be longer than those can say:
  /// `Duration.seconds(1 << 40)` stands for "never" in many programs.
  package var clampedNanoseconds: Int {
    let (seconds, attoseconds) = components
    guard self > .zero else { return 0 }
    guard seconds < Int64.max / 1_000_000_000 else { return Int.max }
    return Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The duration in seconds, as Foundation counts.
  package var timeInterval: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
