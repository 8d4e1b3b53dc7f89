import Foundation
import HostInterface

/// What the tab key knows of scroll views in which it looks for something that can have the focus.
///
/// Rows are made as they come into sight, so looking for the next button behind thousands of rows
/// takes longer than anybody waits for a key. It goes on behind the other keys then, and begins
/// where it was.
struct StopSearch {
  /// One scroll view, from what it shows or from its end.
  struct Place: Hashable {
    let view: NodeID
    let isFromEnd: Bool
  }

  struct Progress {
    /// How far the search has scrolled it.
    var offset: CGFloat
    /// Where it stops: a view may have more to show for ever.
    var end: CGFloat
    /// The farthest of those places, and for how many steps nothing farther was come to.
    var farthest: CGFloat
    var idleSteps = 0
    /// How often it came to the end, and the view had more to show then.
    private var ends = 0
    /// Whether all of it was looked through.
    var isDone = false

    init(offset: CGFloat, end: CGFloat) {
      (self.offset, self.end) = (offset, end)
      farthest = offset
    }

    /// Notes a step, and says whether there may be a way on: a program may hold a view where it is.
    ///
    /// - Parameter isAtEnd: whether the step was one to the end of what the view was thought to hold.
    mutating func step(to new: CGFloat, forward: Bool, isAtEnd: Bool) -> Bool {
      offset = new
      if isAtEnd { ends += 1 }
      if ends > Self.mostEnds { return false }
      let isFarther = forward ? new > farthest : new < farthest
      idleSteps = isFarther ? 0 : idleSteps + 1
      if isFarther { farthest = new }
      return idleSteps < Self.mostIdleSteps
    }

    /// Going back, rows turn out higher than was thought, and what shows moves down with them.
    private static let mostIdleSteps = 100

    /// The last rows may turn out higher than was thought; where the program adds more of them
    /// whenever the last one comes into sight, there is no end.
    private static let mostEnds = 50
  }

  let forward: Bool
  var progress: [Place: Progress] = [:]
  /// Passes what was not looked through yet: who presses the key again does not want to wait.
  var isImpatient = false
  /// When it makes room for other keys.
  var pause = 0.0
  /// Whether it did, before anything was found.
  var isPaused = false
}
