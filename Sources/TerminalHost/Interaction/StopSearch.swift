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
    /// How many rows the view's lazy columns had when the search began. Rows that the program adds
    /// when the last ones become visible are not searched.
    private let counts: [NodeID: Int]
    /// Where the search stops, set once all of these rows have existed, because the last ones may
    /// contain further columns.
    private var end: CGFloat?
    /// The farthest offset, and the number of steps without progress beyond it.
    private var farthest: CGFloat
    private var idleSteps = 0
    /// Whether the view was searched completely.
    var isDone = false

    init(offset: CGFloat, created: [NodeID: CreatedRows]) {
      self.offset = offset
      farthest = offset
      counts = created.mapValues(\.count)
    }

    /// Records a step forward, and returns whether the search can continue.
    ///
    /// - Parameter largest: the largest offset at present.
    mutating func stepForward(
      to new: CGFloat, largest: CGFloat, created: [NodeID: CreatedRows]
    ) -> Bool {
      if end == nil, haveExisted(created) { end = largest }
      return step(to: new, isFarther: new > farthest) && end.map { new < $0 } ?? true
    }

    mutating func stepBack(to new: CGFloat) -> Bool { step(to: new, isFarther: new < farthest) }

    /// Records a step. The search gives up after many without progress, because the program may
    /// hold the view in place.
    private mutating func step(to new: CGFloat, isFarther: Bool) -> Bool {
      offset = new
      idleSteps = isFarther ? 0 : idleSteps + 1
      if isFarther { farthest = new }
      return idleSteps < Self.mostIdleSteps
    }

    /// Returns whether each of these rows has existed. A column that is gone has been passed.
    private func haveExisted(_ created: [NodeID: CreatedRows]) -> Bool {
      counts.allSatisfy { id, count in
        created[id].map { $0.end >= min(count, $0.count) } ?? true
      }
    }

    /// Going back, rows turn out higher than estimated, and the visible content moves down with
    /// them.
    private static let mostIdleSteps = 100
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
