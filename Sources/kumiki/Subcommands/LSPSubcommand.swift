import Foundation
import LanguageServer
import SourceModel
import UserFiles

/// `kumiki lsp`: provides findings and fixes to editors.
enum LSPSubcommand: Subcommand {
  static let name = "lsp"
  static let summary = "serve an editor: findings as one types, fixes as quick fixes"
  static let help = """
    kumiki lsp [--language en|ja] [--no-cache]

    Speaks the Language Server Protocol on its standard input and output, beside sourcekit-lsp:
    findings as diagnostics, fixes as code actions ('source.fixAll.kumiki' makes all safe ones), and a
    rule's page where one points at a finding. An editor starts it; Docs/Checker.md shows how.

    Files that are open are taken from the editor, all others of the workspace's folders from the
    disk. Each folder's '.kumiki.json' is obeyed, its baseline, too.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    // Some editors pass the transport as an argument; only one is supported.
    let arguments = try Arguments(
      arguments.filter { $0 != "--stdio" }, options: ["language"], flags: ["no-cache"])
    guard arguments.rest.isEmpty else {
      throw UsageError("'\(arguments.rest[0])' is not wanted: the editor says what is open.")
    }
    let language = arguments.value("language")
    _ = try Language.chosen(language)
    let caches = BaseDirectory.cache.url(environment: ProcessInfo.processInfo.environment)
    let host = LanguageSession.Host(
      configuration: { configuration(of: $0, language: language, locale: $1) },
      cache: arguments.has("no-cache")
        ? nil : TreeCache(folder: TreeCache.standardFolder),
      pages: caches.appendingPathComponent("kumiki/pages"))
    return await LanguageServerLoop.run(host) == 0 ? .clean : .failure
  }

  /// The settings of a folder; if they are invalid, the defaults and the error.
  static func configuration(
    of folder: String?, language: String?, locale: String?
  ) -> (WorkspaceConfiguration, String?) {
    var configuration = WorkspaceConfiguration()
    let editors = locale.map { $0.hasPrefix("ja") ? "ja" : "en" }
    configuration.language = (try? Language.chosen(language ?? editors)) ?? .english
    guard let folder else { return (configuration, nil) }
    do {
      let settings = try CheckerSettings.read("\(folder)/\(CheckerSettings.fileName)")
      if language == nil, let own = settings.language {
        configuration.language = try Language.chosen(own)
      }
      configuration.paths = settings.paths ?? ["."]
      configuration.excluded = settings.exclude ?? []
      configuration.rules = try CheckerSettings.rules(
        only: settings.only ?? [], except: settings.except ?? [])
      configuration.options = try CheckerSettings.options(
        Arguments([], options: [], flags: []), settings)
      if let path = settings.baseline {
        let file = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        // A missing baseline accepts nothing: only 'check' creates one.
        if FileManager.default.fileExists(atPath: file) {
          let baseline = try Baseline.read(file)
          configuration.unaccepted = { baseline.newOnes($0, in: $1, below: folder) }
        }
      }
      return (configuration, nil)
    } catch {
      let reason = (error as? UsageError)?.message ?? error.localizedDescription
      return (configuration, "kumiki: \(reason)")
    }
  }
}
