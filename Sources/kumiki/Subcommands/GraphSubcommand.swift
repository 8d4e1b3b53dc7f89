import Foundation
import SourceModel
import StateOwnership
import StateRules

/// `kumiki graph`: shows which views own, lend and read each state.
enum GraphSubcommand: Subcommand {
  static let name = "graph"
  static let summary = "show who owns, lends and reads each state"
  static let help = """
    kumiki graph [TYPE] [PATH...] [OPTION...]

    Shows, without running anything, which view owns each state, whom it is lent to (as an argument,
    as '$x', through the environment) and who reads and writes it there. With the name of a view or of
    a class, only what concerns it. What the sources do not tell has a question mark and the reason.

      --format FORMAT  text, json or mermaid
      --html FILE      write one page with a search field, which needs no network
      --language LANGUAGE  of the text: en or ja; the locale's without it
      --exclude NAME,...
      --no-cache       parse every file anew
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(
      arguments, options: ["format", "html", "exclude", "language"], flags: ["no-cache"])
    let format = arguments.value("format") ?? "text"
    guard ["text", "json", "mermaid"].contains(format) else {
      throw UsageError("The format is text, json or mermaid, not '\(format)'.")
    }
    let settings = try CheckerSettings.read()
    let language = try Language.chosen(arguments.value("language") ?? settings.language)
    // An existing file or folder is a path, anything else a type.
    let isPath: (String) -> Bool = {
      FileManager.default.fileExists(atPath: $0) || $0.contains("/") || $0.hasSuffix(".swift")
    }
    let names = arguments.rest.filter { !isPath($0) }
    guard names.count < 2 else {
      throw UsageError("One type is wanted, or none; '\(names[1])' is no path either.")
    }
    let paths = arguments.rest.filter(isPath)
    let loader = ProjectLoader(
      excluded: arguments.list("exclude") + (settings.exclude ?? []),
      options: try CheckerSettings.options(arguments, settings),
      cache: arguments.has("no-cache") ? nil : TreeCache(folder: TreeCache.standardFolder)
    )
    let loaded = loader.load(paths.isEmpty ? settings.paths ?? ["."] : paths)
    for failure in loaded.failures { Kumiki.printError("\(failure.path): \(failure.reason)") }
    let whole = OwnershipGraphBuilder.graph(of: loaded.project)
    guard let graph = whole.part(around: names.first) else {
      let near = Nearest.name(to: names[0], among: whole.views.map(\.id) + whole.objects.map(\.id))
      let hint = near.map { " Is '\($0)' meant?" } ?? ""
      throw UsageError("There is no view and no watched class '\(names[0])' here.\(hint)")
    }
    if let file = arguments.value("html") {
      try Data(GraphPage.text(graph).utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      Kumiki.printError("\(file) shows \(graph.views.count) views.")
    } else if format == "json" {
      print(JSONFormat.encode(graph), terminator: "")
    } else if format == "mermaid" {
      print(GraphMermaid.text(graph), terminator: "")
    } else {
      print(GraphText(graph: graph, language: language).text(of: names.first) ?? "", terminator: "")
    }
    return loaded.failures.isEmpty ? .clean : .failure
  }
}
