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
    /// Whether all of it was looked through.
    var isDone = false
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
