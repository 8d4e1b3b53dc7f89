import SourceModel
import StateRules

/// `kumiki rules`: lists the rules.
enum RulesSubcommand: Subcommand {
  static let name = "rules"
  static let summary = "list the rules"
  static let help = """
    kumiki rules [--language en|ja]

    Lists the rules: name, severity, whether it has a fix (* safe or unsafe, see 'kumiki explain'), and
    one line each.
    """

  static func run(_ arguments: [String]) async throws -> ExitStatus {
    let arguments = try Arguments(arguments, options: ["language"], flags: [])
    if let first = arguments.rest.first {
      throw UsageError("'\(first)' is not wanted: 'kumiki explain \(first)' shows one rule.")
    }
    let language = try Language.chosen(arguments.value("language"))
    let width = AllRules.all.reduce(0) { max($0, $1.id.count) }
    for rule in AllRules.all {
      let blanks = String(repeating: " ", count: width - rule.id.count)
      let mark = rule.documentation.fix == nil ? " " : "*"
      let severity = rule.severity.rawValue.prefix(1).uppercased()
      print("\(rule.id)\(blanks)  \(severity)\(mark)  \(rule.documentation.summary[language])")
    }
    return .clean
  }
}
