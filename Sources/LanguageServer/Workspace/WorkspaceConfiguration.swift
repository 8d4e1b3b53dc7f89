import SourceModel
import StateRules

/// How the files of a folder are checked: the contents of its `.kumiki.json`.
package struct WorkspaceConfiguration: Sendable {
  /// The paths that belong to the project, relative to the folder.
  package var paths: [String]
  package var excluded: [String]
  package var options: ProjectOptions
  package var rules: [any Rule]
  package var language: Language
  /// Selects the findings that a baseline does not accept.
  package var unaccepted: @Sendable ([Finding], Project) -> [Finding]

  package init(
    paths: [String] = ["."], excluded: [String] = [], options: ProjectOptions = ProjectOptions(),
    rules: [any Rule] = AllRules.rules, language: Language = .english,
    unaccepted: @escaping @Sendable ([Finding], Project) -> [Finding] = { findings, _ in findings }
  ) {
    self.paths = paths
    self.excluded = excluded
    self.options = options
    self.rules = rules
    self.language = language
    self.unaccepted = unaccepted
  }
}
