import SourceModel

/// A rule about what a run of the program shows; no source is looked at for it.
protocol RunRule: Rule {}

extension RunRule {
  package func findings(in file: SourceFile, of project: Project) -> [Finding] { [] }
}
