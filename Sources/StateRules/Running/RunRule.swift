import SourceModel

/// A rule about a run of the program; it does not check sources.
protocol RunRule: Rule {}

extension RunRule {
  package func findings(in file: SourceFile, of project: Project) -> [Finding] { [] }
}
