import ExplorationReports

/// The log of exploring one root of a program.
struct ExplorationLog: Sendable {
  enum End: Equatable, Sendable {
    case finished
    /// The program crashed, with its last output.
    case stopped(String)
    /// The program produced no output for a long time.
    case hung
  }

  let root: ExplorationRoot
  var steps: [ExplorationStepReport] = []
  /// The step that was started last: a line of Swift.
  var lastBegun = ""
  var end = End.finished
}
