import AppProjects
import Foundation
import SourceModel
import SourceRewriting
import StateRules

/// `kumiki check`: reports and fixes findings.
enum CheckSubcommand: Subcommand {
  static let name = "check"
  static let summary = "find what breaks the rules, and mend it"
  static let help = """
    kumiki check [PATH...] [OPTION...]

    Reads all Swift files at and below the paths (the present folder without one) as one project, and
    reports where the rules of state are broken.

    With '-' for a path the text that comes in is read.

      --fix                  mend what has a safe fix
      --unsafe-fixes         with --fix: also what may change what the program does
      --diff                 show what --fix would do, and write nothing
      --max-changes N        mend at most N findings
      --only RULE,...        these rules alone
      --except RULE,...      all rules but these
      --format FORMAT        text, xcode, json, sarif or github
      --baseline FILE        accept the findings in the file: fail on new ones alone.
                             Where there is no such file, it is written.
      --platform NAME        the oldest system that the program runs on: ios17, macos14 ...;
                             else what Package.swift or the Xcode project says
      --sdk VERSION          the version of the SDK; no rule of today asks for it
      --default-isolation A  MainActor where the module says so, else what the manifest says
      --exclude NAME,...     files and folders to leave out
      --language LANGUAGE    en or ja; the locale's without it
      --no-cache             parse every file anew
      --folder FOLDER        run there; findings then have whole paths
      --warn-only            report errors as warnings and end with 0, as a build wants it
      --stamp FILE           write this file when all is done, for build systems
      --run APP              build the app of this target, use it and each of its previews in random
                             steps, and report what only a run shows: state that is lost,
                             objects made again, bodies that run for nothing, what the system warns of
      --actions N            with --run: how many steps for each; 200 without it
      --seed N               with --run: another number leads to other steps
      --packages DIR, --kumiki DIR, --skip-missing, --verbose
                             with --run, as 'kumiki run' has them
      --colour WHEN          always, never or auto

    A file '.kumiki.json' in the present folder sets the same for a project. A comment
    '// kumiki:ignore RULE - reason' silences a rule on its line or the next.
    Exit status: 0 clean, 1 findings (with --diff: or changes) or a file with parts that are no Swift,
    2 wrong usage, 3 failure: a file that cannot be read or is nested too deep to be checked.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(
      arguments,
      options: [
        "max-changes", "only", "except", "format", "baseline", "platform", "sdk",
        "default-isolation", "exclude", "language", "colour", "folder", "stamp", "run", "actions",
        "seed", "packages", "kumiki",
      ],
      flags: ["fix", "unsafe-fixes", "diff", "no-cache", "warn-only", "skip-missing", "verbose"])
    if let folder = arguments.value("folder"),
      !FileManager.default.changeCurrentDirectoryPath(folder)
    {
      throw UsageError("There is no folder '\(folder)'.")
    }
    return try CheckRun(arguments, CheckerSettings.read()).run()
  }
}

/// One run of the checker with its options.
private struct CheckRun {
  private let paths: [String]
  private let loader: ProjectLoader
  private let checker: Checker
  private let format: FindingFormat
  private let language: Language
  private let baseline: String?
  private let colours: Bool
  private let fixes: Bool
  private let includesUnsafe: Bool
  private let isDiff: Bool
  private let limit: Int
  /// A prefix for the paths of findings.
  private let folder: String?
  private let warnsOnly: Bool
  private let stamp: String?
  /// The app to run instead of checking the sources.
  private let exploration: Exploration?

  private struct Exploration {
    let build: AppBuild
    let run: ExplorationRun

    /// - Returns: nil if the program's sources have errors.
    func findings(in project: Project) throws -> [Finding]? {
      guard let program = try ExplorationBuild(build).program(named: "check") else { return nil }
      let line = StatusLine()
      defer { line.clear() }
      let logs = try run.logs(of: program) { line.show($0) }
      return RunFindings(logs, in: project).findings()
    }
  }

  init(_ arguments: Arguments, _ settings: CheckerSettings) throws {
    paths = arguments.rest.isEmpty ? settings.paths ?? ["."] : arguments.rest
    checker = Checker(rules: try settings.rules(arguments))
    loader = ProjectLoader(
      excluded: arguments.list("exclude") + (settings.exclude ?? []),
      options: try CheckerSettings.options(arguments, settings),
      cache: arguments.has("no-cache") ? nil : TreeCache(folder: TreeCache.standardFolder)
    )
    let formatName = arguments.value("format") ?? "text"
    guard let format = FindingFormat(rawValue: formatName) else {
      let all = FindingFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("The format is one of \(all), not '\(formatName)'.")
    }
    self.format = format
    language = try Language.chosen(arguments.value("language") ?? settings.language)
    baseline = arguments.value("baseline") ?? settings.baseline
    colours = try Terminal.colours(arguments.value("colour"))
    // Already the working directory; the given path may be relative to the previous one.
    folder =
      arguments.value("folder") == nil ? nil : FileManager.default.currentDirectoryPath
    warnsOnly = arguments.has("warn-only")
    stamp = arguments.value("stamp")
    fixes = arguments.has("fix") || arguments.has("diff")
    isDiff = arguments.has("diff")
    includesUnsafe = arguments.has("unsafe-fixes")
    if paths.contains("-"), paths.count > 1 || arguments.has("fix") {
      throw UsageError(
        "'-' is the text that comes in: it stands alone, and only '--diff' can show its fixes.")
    }
    if arguments.has("fix"), isDiff {
      throw UsageError("'--fix' writes and '--diff' only shows: which of them is meant?")
    }
    if isDiff {
      for option in ["format", "stamp"] where arguments.value(option) != nil {
        throw UsageError(
          "'--\(option)' says nothing with '--diff', which prints the changes alone.")
      }
    }
    if !fixes, arguments.value("max-changes") != nil {
      throw UsageError("'--max-changes' goes with '--fix' or '--diff'.")
    }
    exploration = try Self.exploration(arguments, paths)
    if exploration != nil, fixes {
      throw UsageError("'--run' reports; what it finds is not mended by '--fix'.")
    }
    if let baseline, fixes, !FileManager.default.fileExists(atPath: baseline) {
      throw UsageError(
        "'--baseline' names no file yet: '\(baseline)'. Make it first, without '--fix' and '--diff'."
      )
    }
    if includesUnsafe, !fixes {
      throw UsageError("'--unsafe-fixes' goes with '--fix' or '--diff'.")
    }
    limit = try Self.number("max-changes", arguments) ?? .max
  }

  private static func exploration(
    _ arguments: Arguments, _ paths: [String]
  ) throws -> Exploration? {
    guard let target = arguments.value("run") else {
      for option in ["actions", "seed", "packages", "kumiki"] where arguments.value(option) != nil {
        throw UsageError("'--\(option)' goes with '--run'.")
      }
      for flag in ["skip-missing", "verbose"] where arguments.has(flag) {
        throw UsageError("'--\(flag)' goes with '--run'.")
      }
      return nil
    }
    guard paths.count == 1 else { throw UsageError("With '--run' one path is wanted.") }
    var run = ExplorationRun()
    if let actions = try number("actions", arguments) { run.actions = actions }
    if let seed = try number("seed", arguments) { run.seed = UInt64(seed) }
    let project = try arguments.project(
      at: URL(fileURLWithPath: paths[0]).standardizedFileURL)
    let build = try arguments.build(project, hasWindow: false, target: target)
    return Exploration(build: build, run: run)
  }

  private static func number(_ option: String, _ arguments: Arguments) throws -> Int? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("'--\(option)' wants a number, not '\(text)'.")
    }
    return number
  }

  func run() throws -> ExitStatus {
    let loaded = load()
    for failure in loaded.failures { Kumiki.printError("\(failure.path): \(failure.reason)") }
    if loaded.project.files.isEmpty, !loaded.failures.isEmpty {
      if format != .text, !isDiff { show([], in: loaded.project) }
      return .failure
    }
    if loaded.project.files.isEmpty { Kumiki.printError("There are no Swift files here.") }
    let problems = problems(of: loaded.project)
    let isComplete =
      loaded.failures.isEmpty && problems.allSatisfy { $0.kind == .syntax || $0.kind == .encoding }
    var shown: [Finding]?
    if let exploration {
      guard let found = try exploration.findings(in: loaded.project) else { return .failure }
      shown = checker.unsilenced(found, in: loaded.project)
    }
    let accepted = try accepted(loaded.project, shown)
    let wanted: ([Finding], Project) -> [Finding] = { findings, project in
      accepted?.newOnes(findings, in: project) ?? findings
    }
    var project = loaded.project
    if fixes {
      let outcome = Fixing(checker: checker, includesUnsafe: includesUnsafe, limit: limit)
        .run(project, isWanted: wanted)
      if isDiff {
        for change in outcome.changed {
          print(
            UnifiedDiff.text(path: change.path, from: change.old, to: change.new), terminator: "")
        }
        guard isComplete else { return .failure }
        return outcome.changed.isEmpty && problems.isEmpty || warnsOnly ? .clean : .findings
      }
      try FileWriter().write(outcome.changed)
      project = outcome.project
      if outcome.count > 0 { Kumiki.printError(Self.summary(mended: outcome.count)) }
    }
    let findings = wanted(shown ?? checker.findings(in: project), project)
    show(findings.map(printed), in: project)
    if let stamp { try Data().write(to: URL(fileURLWithPath: stamp)) }
    if format == .text, !findings.isEmpty { Kumiki.printError(Self.summary(findings)) }
    guard isComplete else { return .failure }
    return findings.isEmpty && problems.isEmpty || warnsOnly ? .clean : .findings
  }

  private func load() -> (project: Project, failures: [ProjectLoader.Failure]) {
    if paths == ["-"] {
      let data = FileHandle.standardInput.readDataToEndOfFile()
      return (loader.load(SourceText([UInt8](data)), as: "<stdin>"), [])
    }
    let progress = Progress(isShown: Terminal.isErrorTerminal)
    defer { progress.finish() }
    return loader.load(paths) { progress.update($0, of: $1) }
  }

  private func show(_ findings: [Finding], in project: Project) {
    print(
      format.output(findings, in: project, language: language, colours: colours), terminator: "")
  }

  /// Files that could not be parsed, reported with their position: unchecked code is not clean.
  private func problems(of project: Project) -> [ParsingProblem] {
    project.files.filter { !$0.isGenerated }.compactMap { file in
      guard let problem = file.tree.problem else { return nil }
      let reason =
        switch problem.kind {
        case .syntax: "This is no Swift that can be read; the rest is checked as far as it can be."
        case .encoding:
          "The byte at offset \(problem.offset) is no UTF-8; the rest is checked as far as it can be."
        case .depth: "What is nested as deep as this is not checked."
        case .depthOfFile: "Brackets are nested too deep here: the file is not checked."
        }
      let severity: Severity = warnsOnly ? .warning : .error
      Kumiki.printError(
        "\(file.path):\(file.text.position(of: problem.offset)): \(severity.rawValue): \(reason)")
      return problem
    }
  }

  private func printed(_ finding: Finding) -> Finding {
    var finding = finding
    if warnsOnly, finding.severity == .error { finding.severity = .warning }
    if let folder, format == .xcode, !finding.path.hasPrefix("/") {
      finding.path = "\(folder)/\(finding.path)"
    }
    return finding
  }

  /// The baseline; if it does not exist yet, all current findings are accepted.
  private func accepted(_ project: Project, _ shown: [Finding]?) throws -> Baseline? {
    guard let baseline else { return nil }
    if FileManager.default.fileExists(atPath: baseline) { return try Baseline.read(baseline) }
    let present = Baseline(shown ?? checker.findings(in: project), in: project)
    try present.write(baseline)
    Kumiki.printError("\(baseline) accepts \(present.findings.count) findings from now on.")
    return present
  }

  private static func summary(mended count: Int) -> String {
    "\(count) \(count == 1 ? "finding" : "findings") mended."
  }

  private static func summary(_ findings: [Finding]) -> String {
    let parts = [Severity.error, .warning, .information].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      let name = severity == .information ? "hint" : severity.rawValue
      return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let mendable = findings.count { $0.fixes.contains { $0.safety == .safe } }
    let hint = mendable == 0 ? "" : "; '--fix' mends \(mendable) of them"
    return "\(parts.joined(separator: ", "))\(hint)."
  }
}
