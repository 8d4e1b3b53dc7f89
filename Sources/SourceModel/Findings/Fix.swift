/// A change that fixes a finding: edits in one or more files that belong together.
package struct Fix: Hashable, Sendable {
  /// What it does, as shown in an editor's menu: "Make it '@StateObject'".
  package var title: LocalizedText
  package var edits: [Edit]
  package var safety: FixSafety

  package init(_ title: LocalizedText, safety: FixSafety, edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// Whether a fix may be applied without review.
package enum FixSafety: String, Hashable, Sendable, Codable {
  /// The program does what its author meant, and nothing else changes: `--fix` applies it.
  case safe
  /// The behaviour of the program may change: `--unsafe-fixes` applies it.
  case unsafe
  /// One of several alternatives; the user has to choose. Editors offer it, the command line does
  /// not apply it.
  case suggestion
}
