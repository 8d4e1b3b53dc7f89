/// Decides when a host may run the next frame: in the long run, at most one per display refresh,
/// whatever requests them (S14.16).
///
/// An occasional request gets its frame at once. A program that writes in a few blocks, each of
/// which starts the next, gets a frame between them (S14.3): a host accumulates credit for a few
/// unused frames. Only requests in every frame are throttled to the display's rate.
///
/// ```text
///   idle ── frame frame frame frame ── 16 ms ── frame ── 16 ms ── frame ...
/// ```
package struct FramePacer {
  private let refresh: Double
  private let most: Double
  private var saved: Double
  private var last: Double?

  /// - Parameters:
  ///   - refresh: seconds between two display refreshes.
  ///   - burst: how many frames may follow each other at once after an idle period.
  package init(refresh: Double = 1 / 60, burst: Int = 4) {
    self.refresh = refresh
    most = Double(burst)
    saved = most
  }

  /// Returns how many seconds after `now` the next frame may run; 0: at once.
  package mutating func delay(at now: Double) -> Double {
    refill(now)
    return saved >= 1 ? 0 : (1 - saved) * refresh
  }

  /// Records that a frame runs.
  package mutating func frameRuns(at now: Double) {
    refill(now)
    saved = max(saved - 1, 0)
  }

  private mutating func refill(_ now: Double) {
    if let last, now > last {
      saved = min(saved + (now - last) / refresh, most)
      // A rounding error below a whole frame is no reason to wait.
      if saved > 1 - 1e-6, saved < 1 { saved = 1 }
    }
    last = now
  }
}
