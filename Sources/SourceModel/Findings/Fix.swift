/// A change that mends a finding: edits in one or several files that belong together.
package struct Fix: Hashable, Sendable {
  /// What it does, as the user reads it in an editor's menu: "Make it '@StateObject'".
  package var title: LocalizedText
  package var edits: [Edit]
  package var safety: FixSafety

  package init(_ title: LocalizedText, safety: FixSafety, edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// Whether a fix may be made without looking.
package enum FixSafety: String, Hashable, Sendable, Codable {
  /// The program does what its author meant, and nothing else changes: `--fix` makes it.
  case safe
  /// What the program does may change: `--unsafe-fixes` makes it.
  case unsafe
  /// One of several ways; the user has to choose. Editors offer it, the command line does not make
  /// it.
  case suggestion
}
