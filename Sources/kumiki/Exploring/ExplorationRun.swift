import AppProjects
import ExplorationReports

/// Explores a program, root by root.
struct ExplorationRun {
  var actions = 200
  var seed: UInt64 = 1

  /// - Parameter tell: reports progress to the user, in one line.
  func logs(
    of program: ExploredProgram, _ tell: (String) -> Void
  ) throws -> [ExplorationLog] {
    let roots = try program.roots()
    return try roots.enumerated().map { number, root in
      tell("Using '\(root.name)' (\(number + 1) of \(roots.count)) ...")
      return try program.explore(root, number: number, actions: actions, seed: seed)
    }
  }
}
