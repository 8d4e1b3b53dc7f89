import SourceModel

/// A rule about the comments that silence others, reported by ``Silencing``.
protocol SilencingRule: Rule {
  var message: LocalizedText { get }
  var advice: LocalizedText { get }
  /// Whether the fix removes the comment.
  var removes: Bool { get }
}

extension SilencingRule {
  package func findings(in file: SourceFile, of project: Project) -> [Finding] { [] }
}
