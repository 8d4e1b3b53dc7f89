import Foundation
import SourceModel
import SourceRewriting
import StateRules

/// `kumiki check`: finds, and mends.
enum CheckSubcommand: Subcommand {
  static let name = "check"
  static let summary = "find what breaks the rules, and mend it"
  static let help = """
    kumiki check [PATH...] [OPTION...]

    Reads all Swift files at and below the paths (the present folder without one) as one project, and
    reports where the rules of state are broken.

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
      --colour WHEN          always, never or auto

    A file '.kumiki.json' in the present folder sets the same for a project. A comment
    '// kumiki:ignore RULE - reason' silences a rule on its line or the next.
    Exit status: 0 clean, 1 findings (with --diff: or changes), 2 wrong usage, 3 failure.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(
      arguments,
      options: [
        "max-changes", "only", "except", "format", "baseline", "platform", "sdk",
        "default-isolation", "exclude", "language", "colour", "folder", "stamp",
      ], flags: ["fix", "unsafe-fixes", "diff", "no-cache", "warn-only"])
    if let folder = arguments.value("folder"),
      !FileManager.default.changeCurrentDirectoryPath(folder)
    {
      throw UsageError("There is no folder '\(folder)'.")
    }
    return try CheckRun(arguments, Settings.read()).run()
  }
}

/// One run of the checker, as it was asked for.
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
  /// Put before the paths of findings.
  private let folder: String?
  private let warnsOnly: Bool
  private let stamp: String?

  init(_ arguments: Arguments, _ settings: Settings) throws {
    paths = arguments.rest.isEmpty ? settings.paths ?? ["."] : arguments.rest
    let only = arguments.list("only")
    let except = arguments.list("except")
    checker = Checker(
      rules: try Settings.rules(
        only: only.isEmpty ? settings.only ?? [] : only, except: except + (settings.except ?? [])))
    loader = ProjectLoader(
      excluded: arguments.list("exclude") + (settings.exclude ?? []),
      options: try Settings.options(arguments, settings),
      cache: arguments.has("no-cache") ? nil : TreeCache.standardFolder.map(TreeCache.init(folder:))
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
    // The folder is entered already, so it may be written from where it was.
    folder =
      arguments.value("folder") == nil ? nil : FileManager.default.currentDirectoryPath
    warnsOnly = arguments.has("warn-only")
    stamp = arguments.value("stamp")
    fixes = arguments.has("fix") || arguments.has("diff")
    isDiff = arguments.has("diff")
    includesUnsafe = arguments.has("unsafe-fixes")
    if includesUnsafe, !fixes {
      throw UsageError("'--unsafe-fixes' goes with '--fix' or '--diff'.")
    }
    if let text = arguments.value("max-changes") {
      guard let number = Int(text), number >= 0 else {
        throw UsageError("'--max-changes' wants a number, not '\(text)'.")
      }
      limit = number
    } else {
      limit = .max
    }
  }

  func run() throws -> ExitStatus {
    let progress = Progress(isShown: Terminal.isErrorTerminal)
    let loaded = loader.load(paths) { progress.update($0, of: $1) }
    progress.finish()
    for failure in loaded.failures { Kumiki.printError("\(failure.path): \(failure.reason)") }
    if loaded.project.files.isEmpty, !loaded.failures.isEmpty { return .failure }
    let accepted = try accepted(loaded.project)
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
        return outcome.changed.isEmpty ? .clean : .findings
      }
      try FileWriter().write(outcome.changed)
      project = outcome.project
      if outcome.count > 0 { Kumiki.printError(Self.summary(mended: outcome.count)) }
    }
    let findings = wanted(checker.findings(in: project), project)
    print(
      format.output(
        findings.map(shown), in: project, language: language, colours: colours), terminator: "")
    if let stamp { try Data().write(to: URL(fileURLWithPath: stamp)) }
    if format == .text, !findings.isEmpty { Kumiki.printError(Self.summary(findings)) }
    if !loaded.failures.isEmpty { return .failure }
    return findings.isEmpty || warnsOnly ? .clean : .findings
  }

  private func shown(_ finding: Finding) -> Finding {
    var finding = finding
    if warnsOnly, finding.severity == .error { finding.severity = .warning }
    if let folder, format == .xcode, !finding.path.hasPrefix("/") {
      finding.path = "\(folder)/\(finding.path)"
    }
    return finding
  }

  /// The baseline; one that is not there yet accepts what there is today.
  private func accepted(_ project: Project) throws -> Baseline? {
    guard let baseline else { return nil }
    if FileManager.default.fileExists(atPath: baseline) { return try Baseline.read(baseline) }
    let present = Baseline(checker.findings(in: project), in: project)
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
