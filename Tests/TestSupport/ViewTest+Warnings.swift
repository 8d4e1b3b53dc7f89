import ViewTesting

extension ViewTest {
  /// The codes of what was reported about writes and publishes at the wrong time or place.
  ///
  /// While a test waits, other tests run, and what they report without a clock of their own comes
  /// here too.
  package var writeWarnings: [String] {
    diagnostics.map(\.code).filter { ["D1", "D2", "D3", "D14"].contains($0) }
  }
}
