import Foundation
import SourceRewriting

/// `kumiki refactor view-model`: refactors a view model step by step.
enum RefactorSubcommand: Subcommand {
  static let name = "refactor"
  static let summary = "make a view model easy to follow, step by step"
  static let help = """
    kumiki refactor view-model TYPE [PATH...] STEP... [OPTION...]

    Rewrites one class of the project around the paths (the current folder). Each step alone, or
    all; a step that cannot be sure of itself does nothing and says which line is the reason.

    Steps:
      --state-enum      one State of initial, loading, loaded and error in place of data, an
                        'isLoading' and a message; views that ask for them in turn get a switch
      --loading-helper  one method that goes through the states, for those that do so alike
      --computed        properties that follow from others are computed, and never out of date
      --inject          what the class makes itself comes by 'init', by a protocol
      --access          private, private(set) and final, as far as nobody outside needs more
      --main-actor      '@MainActor' before a class that views watch and no actor has
      --all             all of them, in this order

      --diff            print the changes, each with its reason, and write nothing
      --verify          write only what type-checks against Kumiki's SwiftUI, if it did before
      --verify-behaviour
                        write only if the app, used alike before and after, shows the same
      --sdk FOLDER      where Kumiki's modules are, if not beside this program
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(
      arguments, options: RewritingOutput.options,
      flags: RewritingOutput.flags.union(ViewModelStep.allCases.map(\.rawValue)).union(["all"]))
    guard arguments.rest.first == "view-model" else {
      throw UsageError("What to refactor is missing: 'kumiki refactor view-model TYPE'.")
    }
    let names = arguments.rest.dropFirst()
    let output = try RewritingOutput(arguments)
    // Each step builds on those before it.
    let steps = ViewModelStep.allCases.filter {
      arguments.has("all") || arguments.has($0.rawValue)
    }
    guard let type = names.first else { throw UsageError("The name of the class is missing.") }
    guard !steps.isEmpty else { throw UsageError("Which step? '--all' makes all of them.") }
    let paths = Array(names.dropFirst())
    var isFound = false
    var status = ExitStatus.clean
    for project in try ProjectFolder.around(paths.isEmpty ? ["."] : paths) {
      let texts = try RewritingOutput.read(project)
      guard let result = try? ViewModelRefactoring(texts: texts, type: type).run(steps) else {
        continue
      }
      isFound = true
      for refusal in result.refusals { print("\(refusal.place): \(refusal.reason)") }
      if result.changed.isEmpty, result.refusals.isEmpty { print("There is nothing to do.") }
      if !output.isDiff { result.explanation.forEach { print($0) } }
      let isDone = try output.finish(
        result.changed, of: project, texts: texts, explanation: { _ in result.explanation })
      if !isDone || !result.refusals.isEmpty { status = .findings }
    }
    guard isFound else { throw UsageError("There is no class '\(type)' here.") }
    return status
  }
}
