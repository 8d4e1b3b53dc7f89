import ViewTesting

extension ViewTest {
  /// The codes of the reported diagnostics about writes and publishes at the wrong time or place.
  ///
  /// While a test waits, other tests run, and what they report without their own clock arrives here
  /// too.
  package var writeWarnings: [String] {
    diagnostics.map(\.code).filter { ["D1", "D2", "D3", "D14"].contains($0) }
  }
}
