import Foundation
import HostInterface

/// The state of the tab key's search for a focusable node in scroll views.
///
/// Rows are created as they scroll into view, so finding the next button behind thousands of rows
/// takes longer than users wait for a key. The search then continues behind other keys, from where
/// it was.
struct StopSearch {
  /// One scroll view, searched from its visible part or from its end.
  struct Place: Hashable {
    let view: NodeID
    let isFromEnd: Bool
  }

  struct Progress {
    /// How far the search has scrolled the view.
    var offset: CGFloat
    /// Where the search stops: a view may keep growing.
    var end: CGFloat
    /// The farthest offset, and the number of steps without progress beyond it.
    var farthest: CGFloat
    var idleSteps = 0
    /// How often it reached the end and the view had grown.
    private var ends = 0
    /// Whether the view was searched completely.
    var isDone = false

    init(offset: CGFloat, end: CGFloat) {
      (self.offset, self.end) = (offset, end)
      farthest = offset
    }

    /// Records a step, and returns whether the search can continue: a program may hold a view in
    /// place.
    ///
    /// - Parameter isAtEnd: whether the step went to the estimated end of the view.
    mutating func step(to new: CGFloat, forward: Bool, isAtEnd: Bool) -> Bool {
      offset = new
      if isAtEnd { ends += 1 }
      if ends > Self.mostEnds { return false }
      let isFarther = forward ? new > farthest : new < farthest
      idleSteps = isFarther ? 0 : idleSteps + 1
      if isFarther { farthest = new }
      return idleSteps < Self.mostIdleSteps
    }

    /// Going back, rows turn out higher than estimated, and the visible content moves down with
    /// them.
    private static let mostIdleSteps = 100

    /// The last rows may turn out higher than estimated; if the program adds rows whenever the last
    /// one becomes visible, there is no end.
    private static let mostEnds = 50
  }

  let forward: Bool
  var progress: [Place: Progress] = [:]
  /// Skips what was not searched yet: a second press of the key means that the user does not want
  /// to wait.
  var isImpatient = false
  /// The time at which it yields to other keys.
  var pause = 0.0
  /// Whether it yielded before it found anything.
  var isPaused = false
}
