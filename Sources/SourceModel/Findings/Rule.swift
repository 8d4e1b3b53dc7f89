/// One thing that the checker finds.
///
/// A rule looks at one file at a time and may ask the project about everything else; it runs on
/// several threads at once. It reports only what it is sure of.
package protocol Rule: Sendable {
  /// Words with hyphens: `observed-object-owned`.
  var id: String { get }
  var severity: Severity { get }
  var documentation: RuleDocumentation { get }
  /// Sources that show it; they are its tests.
  var examples: [RuleExample] { get }

  func findings(in file: SourceFile, of project: Project) -> [Finding]
}

/// What `kumiki explain` shows of a rule.
package struct RuleDocumentation: Sendable {
  /// One line for lists, without a full stop.
  package var summary: LocalizedText
  /// What happens and why, in paragraphs.
  package var reason: LocalizedText
  /// When the finding does not apply, and how to say so.
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

/// A source that a rule is about.
package struct RuleExample: Sendable {
  package enum Kind: Sendable {
    /// The rule finds something, as often as the source has the comment `// here` at the end of a
    /// line, and on those lines.
    case wrong
    /// The rule finds nothing.
    case right
  }

  package var kind: Kind
  package var source: String
  /// What `--fix --unsafe-fixes` makes of a wrong source; `nil` where it leaves it alone.
  package var fixed: String?
  /// Whether the page shows it; the others are tests only.
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
