import ExplorationReports

/// What came of using one root of a program.
struct ExplorationLog: Sendable {
  enum End: Equatable, Sendable {
    case finished
    /// The program ended in the middle, with what it said last.
    case stopped(String)
    /// Nothing came from it for a long time.
    case hung
  }

  let root: ExplorationRoot
  var steps: [ExplorationStepReport] = []
  /// The step that was begun last: a line of Swift.
  var lastBegun = ""
  var end = End.finished
}
