import AppProjects
import Foundation
import SourceRewriting

/// Handles the new texts of subcommands that rewrite sources: shows, verifies and writes them.
struct RewritingOutput {
  let isDiff: Bool
  let verifies: Bool
  /// Whether the app is run before and after the change to compare its behaviour.
  let verifiesBehaviour: Bool
  let sdk: String?

  static let options: Set<String> = ["sdk"]
  static let flags: Set<String> = ["diff", "verify", "verify-behaviour"]

  init(_ arguments: Arguments) throws {
    isDiff = arguments.has("diff")
    verifies = arguments.has("verify")
    verifiesBehaviour = arguments.has("verify-behaviour")
    sdk = arguments.value("sdk")
    if sdk != nil, !verifies { throw UsageError("'--sdk' goes with '--verify'.") }
  }

  static func read(_ project: ProjectFolder) throws -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for path in project.files {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw UsageError("\(path) cannot be read.")
      }
      texts[path] = Array(data)
    }
    return texts
  }

  /// The files of a project at the given paths; `nil` for all.
  static func chosen(_ paths: [String], of project: ProjectFolder) -> Set<String>? {
    func absolute(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.path
    }
    let wanted = paths.map(absolute)
    let root = absolute(project.root)
    if wanted.contains(where: { root == $0 || root.hasPrefix("\($0)/") }) { return nil }
    return Set(
      project.files.filter { file in
        let path = absolute(file)
        return wanted.contains { path == $0 || path.hasPrefix("\($0)/") }
      })
  }

  /// - Returns: whether everything that was requested was done.
  func finish(
    _ changed: [String: [UInt8]], of project: ProjectFolder, texts: [String: [UInt8]],
    explanation: (String) -> [String]
  ) throws -> Bool {
    guard !changed.isEmpty else { return true }
    if verifies {
      guard try verify(changed, of: project, texts: texts) else { return false }
    }
    if verifiesBehaviour {
      guard try compareBehaviour(changed, of: project) else { return false }
    }
    if isDiff {
      for (path, new) in changed.sorted(by: { $0.key < $1.key }) {
        print(
          UnifiedDiff.text(
            path: path, from: texts[path] ?? [], to: new, explanation: explanation(path)),
          terminator: "")
      }
      return true
    }
    try FileWriter().write(
      changed.sorted { $0.key < $1.key }.map { path, new in
        FileWriter.Change(path: path, old: texts[path] ?? [], new: new)
      })
    print("\(changed.count) \(changed.count == 1 ? "file" : "files") changed.")
    return true
  }

  private func verify(
    _ changed: [String: [UInt8]], of project: ProjectFolder, texts: [String: [UInt8]]
  ) throws -> Bool {
    guard let checker = TypeChecker.find(sdk: sdk) else {
      throw UsageError(
        "Kumiki's SwiftUI module is not beside this program; '--sdk FOLDER' says where it is.")
    }
    let after = texts.merging(changed) { $1 }
    switch try Verification.run(checker, modules: project.modules(), from: texts, to: after) {
    case .passed: return true
    case .unknown(let messages):
      print("\(project.root) did not type-check before, so nothing was written:")
      for message in messages.prefix(5) { print("  \(message)") }
      return false
    case .failed(let messages):
      print("\(project.root) would not type-check any more, so nothing was written:")
      for message in messages.prefix(20) { print("  \(message)") }
      return false
    }
  }

  private func compareBehaviour(
    _ changed: [String: [UInt8]], of project: ProjectFolder
  ) throws -> Bool {
    let app = try ProjectFinder(packages: [])
      .project(at: URL(fileURLWithPath: project.root).standardizedFileURL)
    let build = AppBuild(
      library: try LibraryFolder.find(nil), project: app, target: try app.app(named: nil),
      hasWindow: false, skipsMissing: true, isVerbose: false)
    let line = StatusLine()
    let outcome = try BehaviourComparison(build: build).outcome(of: changed) { line.show($0) }
    line.clear()
    switch outcome {
    case .same(let roots, let steps):
      print(
        "The app shows the same before and after: \(steps) steps in \(roots) "
          + "\(roots == 1 ? "view" : "views").")
      return true
    case .doesNotBuild(let after):
      print(
        after
          ? "'\(app.name)' would not build any more, so nothing was written."
          : "'\(app.name)' does not build here before the change, so nothing was written.")
      return false
    case .differs(let differences):
      print("The app would behave otherwise, so nothing was written.")
      for difference in differences {
        let way = difference.steps.isEmpty ? "when it is shown." : "after these steps:"
        print("\n'\(difference.root)' shows something else \(way)")
        for (number, step) in difference.steps.enumerated() { print("  \(number + 1). \(step)") }
        print(difference.text, terminator: difference.text.hasSuffix("\n") ? "" : "\n")
      }
      return false
    }
  }
}
