/// The subcommands in the order of the help.
enum Subcommands {
  static let all: [any Subcommand.Type] = [
    CheckSubcommand.self, ChooseSubcommand.self, DoctorSubcommand.self, ExplainSubcommand.self,
    GraphSubcommand.self, ImportSubcommand.self, LSPSubcommand.self, MigrateSubcommand.self,
    NewSubcommand.self, PackageSubcommand.self, RefactorSubcommand.self, RulesSubcommand.self,
    RunSubcommand.self, TestSubcommand.self,
  ]
}
