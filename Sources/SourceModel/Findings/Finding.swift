/// A violation of a rule.
package struct Finding: Hashable, Sendable {
  /// The rule's identifier, such as `observed-object-owned`.
  package var rule: String
  package var severity: Severity
  package var path: String
  /// The range that it points at; its start is printed.
  package var range: SourceRange
  package var position: SourcePosition
  /// The reason in one or two sentences: what happens, with the names in the source.
  package var message: LocalizedText
  /// What to do, as a sentence.
  package var advice: LocalizedText
  /// The possible fixes, best first; empty if the user has to decide.
  package var fixes: [Fix]
  /// Related places.
  package var related: [Related]

  /// Another place that a finding mentions.
  package struct Related: Hashable, Sendable {
    package var path: String
    package var range: SourceRange
    package var position: SourcePosition
    package var message: LocalizedText

    package init(_ node: SourceNode, _ message: LocalizedText) {
      path = node.tree.path
      range = node.range
      position = node.position
      self.message = message
    }
  }

  package init(
    _ rule: some Rule, at node: SourceNode, range: SourceRange? = nil, message: LocalizedText,
    advice: LocalizedText, fixes: [Fix] = [], related: [Related] = []
  ) {
    self.rule = rule.id
    severity = rule.severity
    path = node.tree.path
    self.range = range ?? node.range
    position = node.tree.text.position(of: self.range.start)
    self.message = message
    self.advice = advice
    self.fixes = fixes
    self.related = related
  }
}
