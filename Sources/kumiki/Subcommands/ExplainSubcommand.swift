import SourceModel
import StateRules

/// `kumiki explain RULE`: shows the rule's page.
enum ExplainSubcommand: Subcommand {
  static let name = "explain"
  static let summary = "show a rule's page"
  static let help = """
    kumiki explain RULE [--language en|ja]

    Shows what a rule finds and why, what is wrong and what is right, when it does not apply, and what
    its fix does.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(arguments, options: ["language"], flags: [])
    let language = try Language.chosen(arguments.value("language"))
    guard arguments.rest.count == 1, let id = arguments.rest.first else {
      throw UsageError("Name exactly one rule; 'kumiki rules' lists them.")
    }
    guard let rule = try CheckerSettings.rules(only: [id], except: []).first else { return .usage }
    print(RulePage(rule, language: language).text, terminator: "")
    return .clean
  }
}
