extension Duration {
  /// Seconds that a program gave, or that were worked out from such ones.
  ///
  /// `Duration.seconds(_:)` traps for what it cannot hold, and "never" is written as
  /// `.infinity` in many programs. Here that is some millions of years, to which any time may be
  /// added; what is no number is no time.
  package init(clampingSeconds seconds: Double) {
    let most = 1e15
    self = seconds == seconds ? .seconds(min(max(seconds, -most), most)) : .zero
  }
}
