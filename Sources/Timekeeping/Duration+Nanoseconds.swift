extension Duration {
  /// The whole nanoseconds of a duration, clamped to 0 and the largest `Int`.
  ///
  /// Dispatch counts in `Int` nanoseconds, which cannot represent every duration:
  /// `Duration.seconds(1 << 40)` means "never" in many programs.
  package var clampedNanoseconds: Int {
    let (seconds, attoseconds) = components
    guard self > .zero else { return 0 }
    guard seconds < Int64.max / 1_000_000_000 else { return Int.max }
    return Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The duration in seconds, as in Foundation.
  package var timeInterval: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
