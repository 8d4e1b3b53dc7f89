import SwiftDiagnostics
import SwiftSyntax

/// What the user wrote that a macro cannot expand: what is wrong, and how to mend it.
///
/// Thrown while a declaration is read, and shown by the compiler at `node`, so the message itself
/// does not repeat the place.
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

  /// The mistake as the compiler shows it, at `fallback` where no closer place is known.
  func diagnostic(fallback: some SyntaxProtocol) -> Diagnostic {
    Diagnostic(node: node ?? Syntax(fallback), message: self)
  }
}
