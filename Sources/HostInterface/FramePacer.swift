/// Says when a host may run the next frame: at most one for each refresh of its display in the long
/// run, whatever asks (S14.16).
///
/// A program that asks now and then has its frame at once. One that writes in a few blocks, each of
/// which starts the next, has a frame between them (S14.3): a host saves up a few of the frames
/// that nobody wanted. Only one that asks in every frame is slowed down to the display's pace.
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
  ///   - refresh: seconds between two pictures of the display.
  ///   - burst: how many frames may follow each other at once after a rest.
  package init(refresh: Double = 1 / 60, burst: Int = 4) {
    self.refresh = refresh
    most = Double(burst)
    saved = most
  }

  /// How many seconds from `now` on to wait before the next frame; 0: none.
  package mutating func delay(at now: Double) -> Double {
    refill(now)
    return saved >= 1 ? 0 : (1 - saved) * refresh
  }

  /// A frame runs.
  package mutating func frameRuns(at now: Double) {
    refill(now)
    saved = max(saved - 1, 0)
  }

  private mutating func refill(_ now: Double) {
    if let last, now > last {
      saved = min(saved + (now - last) / refresh, most)
      // What is missing of a whole one by rounding alone is no reason to wait.
      if saved > 1 - 1e-6, saved < 1 { saved = 1 }
    }
    last = now
  }
}
