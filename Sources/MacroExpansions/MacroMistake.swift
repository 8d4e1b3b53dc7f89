import SwiftDiagnostics
import SwiftSyntax

/// A mistake in the source that a macro cannot expand: what is wrong, and how to fix it.
///
/// Thrown while a declaration is parsed, and reported by the compiler at `node`, so the message
/// itself does not repeat the location.
///
/// ```swift
/// throw MacroMistake("'@Entry' needs a variable. Write 'var' in place of 'let'.", at: binding)
/// ```
package struct MacroMistake: Error, DiagnosticMessage {
  package let message: String
  package let node: Syntax?

  package init(_ message: String, at node: (some SyntaxProtocol)? = Syntax?.none) {
    self.message = message
    self.node = node.map { Syntax($0) }
  }

  package var severity: DiagnosticSeverity { .error }
  package var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: "mistake") }

  /// The diagnostic for the compiler, at `fallback` if no closer location is known.
  func diagnostic(fallback: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(node: node ?? Syntax(fallback), message: self)
  }
}
