extension Duration {
  /// A duration of seconds that a program provides or computes.
  ///
  /// `Duration.seconds(_:)` traps for values that it cannot represent, and many programs write
  /// "never" as `.infinity`. Here that is some millions of years, to which any time may be added;
  /// NaN becomes zero.
  package init(clampingSeconds seconds: Double) {
    let most = 1e15
    self = seconds == seconds ? .seconds(min(max(seconds, -most), most)) : .zero
  }
}
