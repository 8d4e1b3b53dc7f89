import SourceModel

/// A rule about the comments that silence others: ``Silencing`` reports it.
protocol SilencingRule: Rule {
  var message: LocalizedText { get }
  var advice: LocalizedText { get }
  /// Whether the fix takes the comment away.
  var removes: Bool { get }
}

extension SilencingRule {
  package func findings(in file: SourceFile, of project: Project) -> [Finding] { [] }
}
