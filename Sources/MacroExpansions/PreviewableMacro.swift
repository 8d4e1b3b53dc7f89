import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable` marks a variable for `#Preview`, which moves it into a view.
///
/// The attribute generates nothing itself; it only checks that it is used in a `#Preview`.
package enum PreviewableMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do throws(MacroMistake) {
      try check(declaration, in: context.lexicalContext)
    } catch {
      context.diagnose(error.diagnostic(fallback: node))
    }
    return []
  }

  private static func check(
    _ declaration: some DeclSyntaxProtocol, in scopes: [Syntax]
  ) throws(MacroMistake) {
    guard declaration.is(VariableDeclSyntax.self) else {
      throw MacroMistake(
        """
        '@Previewable' marks variables only. Write '@Previewable @State var name = value' in the \
        body of a '#Preview'.
        """, at: declaration)
    }
    let isInPreview = scopes.contains { scope in
      scope.asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
    guard isInPreview else {
      throw MacroMistake(
        """
        '@Previewable' has no '#Preview' around it. In a view's own body, remove '@Previewable' \
        and declare the variable as the view's property.
        """, at: declaration)
    }
  }
}
