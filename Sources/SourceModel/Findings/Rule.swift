/// One kind of problem that the checker finds.
///
/// A rule checks one file at a time and may query the project about everything else; it runs on
/// several threads at once. It reports only what is certain.
package protocol Rule: Sendable {
  /// Words joined by hyphens: `observed-object-owned`.
  var id: String { get }
  var severity: Severity { get }
  var documentation: RuleDocumentation { get }
  /// Example sources, which are also its tests.
  var examples: [RuleExample] { get }

  func findings(in file: SourceFile, of project: Project) -> [Finding]
}

/// The documentation that `kumiki explain` shows for a rule.
package struct RuleDocumentation: Sendable {
  /// One line for lists, without a full stop.
  package var summary: LocalizedText
  /// What happens and why, in paragraphs.
  package var reason: LocalizedText
  /// When the finding does not apply, and how to suppress it.
  package var exceptions: LocalizedText
  /// What the fix does, and why it is safe or not; `nil` without a fix.
  package var fix: LocalizedText?

  package init(
    summary: LocalizedText, reason: LocalizedText, exceptions: LocalizedText,
    fix: LocalizedText? = nil
  ) {
    self.summary = summary
    self.reason = reason
    self.exceptions = exceptions
    self.fix = fix
  }
}

/// An example source for a rule.
package struct RuleExample: Sendable {
  package enum Kind: Sendable {
    /// The rule reports exactly one finding for each comment `// here` at the end of a line, on
    /// that line.
    case wrong
    /// The rule reports nothing.
    case right
  }

  package var kind: Kind
  package var source: String
  /// The result of `--fix --unsafe-fixes`; `nil` if nothing is fixed.
  package var fixed: String?
  /// Whether the documentation shows it; the others are tests only.
  package var isShown: Bool
  package var options: ProjectOptions

  package static func wrong(
    _ source: String, fixed: String? = nil, isShown: Bool = true,
    options: ProjectOptions = ProjectOptions()
  ) -> RuleExample {
    RuleExample(kind: .wrong, source: source, fixed: fixed, isShown: isShown, options: options)
  }

  package static func right(
    _ source: String, isShown: Bool = true, options: ProjectOptions = ProjectOptions()
  ) -> RuleExample {
    RuleExample(kind: .right, source: source, fixed: nil, isShown: isShown, options: options)
  }
}
