import Foundation
import SourceRewriting

/// `kumiki migrate observable`: migrates `ObservableObject` to `@Observable`, in closed sets.
enum MigrateSubcommand: Subcommand {
  static let name = "migrate"
  static let summary = "rewrite ObservableObject classes with @Observable, and all their uses"
  static let help = """
    kumiki migrate observable [PATH...] [OPTION...]

    Rewrites ObservableObject classes with @Observable, and every use of them in the project around
    the paths (the current folder): superclasses, subclasses and protocols, properties, initialisers,
    @StateObject, @ObservedObject, @EnvironmentObject, environmentObject(_:), previews and tests.

    What can only be changed together is changed together, or stays: with the lines that stand in
    the way, and why.

      --diff         print the changes and write nothing
      --verify       write only what type-checks against Kumiki's SwiftUI, if it did before
      --verify-behaviour
                     write only if the app, used alike before and after, shows the same
      --sdk FOLDER   where Kumiki's modules are, if not beside this program
      --any-deployment-target
                     migrate though the project runs on systems without Observation
      --lazy         where making a @StateObject's object has effects, make it by a task of the view:
                     '@State private var model: Model?', empty until the view appears
      --allow-repeated-initializers
                     accept that @State evaluates its default each time the view's value is made,
                     where @StateObject did it once
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(
      arguments, options: RewritingOutput.options,
      flags: RewritingOutput.flags.union([
        "lazy", "allow-repeated-initializers", "any-deployment-target",
      ]))
    guard arguments.rest.first == "observable" else {
      throw UsageError("What to migrate to is missing: 'kumiki migrate observable'.")
    }
    var options = ObservableMigration.Options()
    let output = try RewritingOutput(arguments)
    options.makesLazily = arguments.has("lazy")
    options.allowsRepeatedInitializers = arguments.has("allow-repeated-initializers")
    if options.makesLazily, options.allowsRepeatedInitializers {
      throw UsageError(
        "'--lazy' and '--allow-repeated-initializers' are two ways out of one thing: which is meant?"
      )
    }
    let checksTargets = !arguments.has("any-deployment-target")
    let paths = arguments.rest.count > 1 ? Array(arguments.rest.dropFirst()) : ["."]
    var status = ExitStatus.clean
    var found = false
    for project in try ProjectFolder.around(paths) {
      let texts = try RewritingOutput.read(project)
      var own = options
      own.obstacles = checksTargets ? DeploymentTargets.obstacles(in: project.root) : []
      own.paths = RewritingOutput.chosen(paths, of: project)
      let result = try ObservableMigration(texts: texts, options: own).run()
      found = found || !result.migrated.isEmpty || !result.blocked.isEmpty
      report(result)
      let explanation: (String) -> [String] = { path in
        ["kumiki migrate observable: ObservableObject becomes @Observable"]
          + result.notes.filter { $0.place.path == path }.map { "\($0.place.line): \($0.reason)" }
      }
      if try !output.finish(
        result.changed, of: project, texts: texts, explanation: explanation)
      {
        status = .findings
      }
      if !result.blocked.isEmpty { status = .findings }
    }
    if !found { print("There is no ObservableObject here.") }
    return status
  }

  private static func report(_ result: MigrationResult) {
    for set in result.migrated {
      print("\(set.place): \(set.classes.joined(separator: ", ")) can be @Observable")
    }
    // An obstacle that all sets share is reported once.
    let common = result.blocked.dropFirst().reduce(
      Set(result.blocked.first?.blockers ?? [])
    ) { $0.intersection($1.blockers) }
    let isCommon = result.blocked.count > 1
    if isCommon, !common.isEmpty {
      print("None of the others can be, because of these lines:")
      for blocker in common.sorted() { print("  \(blocker.place): \(blocker.reason)") }
    }
    for set in result.blocked {
      let own = isCommon ? set.blockers.filter { !common.contains($0) } : set.blockers
      print("\(set.place): \(set.classes.joined(separator: ", ")) stays an ObservableObject")
      for blocker in own { print("  \(blocker.place): \(blocker.reason)") }
    }
    for note in result.notes { print("\(note.place): note: \(note.reason)") }
  }
}
