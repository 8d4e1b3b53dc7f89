/// The subcommands in the order of the help.
enum Subcommands {
  static let all: [any Subcommand.Type] = [
    CheckSubcommand.self, ChooseSubcommand.self, ExplainSubcommand.self, GraphSubcommand.self,
    LSPSubcommand.self, MigrateSubcommand.self, RefactorSubcommand.self, RulesSubcommand.self,
  ]
}
