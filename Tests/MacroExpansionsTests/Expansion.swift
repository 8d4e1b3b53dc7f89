import MacroExpansions
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// The macros' expansion of a source, without running the compiler.
struct Expansion {
  /// The source with every macro expanded, without indentation and blank lines.
  let lines: [String]
  /// The expanded source on one line, with white space collapsed.
  var text: String { lines.joined(separator: " ") }
  /// The diagnostics, each as "line: message", in order.
  let complaints: [String]

  init(of source: String) {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(
      moduleName: "Notes", fullFilePath: "Notes/List.swift")
    let shared = BasicMacroExpansionContext(sourceFiles: [file: known])
    let expanded = file.expand(
      macros: [
        "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
        "Entry": EntryMacro.self, "Preview": PreviewMacro.self,
        "Previewable": PreviewableMacro.self,
      ],
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: shared, lexicalContext: node.scopes)
      }, indentationWidth: .spaces(2))
    lines = expanded.description.split(separator: "\n")
      .map { $0.drop(while: { $0 == " " }) }
      .filter { !$0.isEmpty }
      .map(String.init)
    complaints = shared.diagnostics.map { complaint in
      let position = shared.location(
        for: complaint.position, anchoredAt: complaint.node, fileName: "List.swift")
      return "\(position.line): \(complaint.message)"
    }
  }
}

extension Syntax {
  /// The declarations and macros around a node, innermost first, as the compiler passes them to a
  /// macro.
  fileprivate var scopes: [Syntax] {
    sequence(first: self, next: \.parent).dropFirst().filter { scope in
      scope.is(ExtensionDeclSyntax.self) || scope.is(StructDeclSyntax.self)
        || scope.is(FunctionDeclSyntax.self) || scope.is(ClosureExprSyntax.self)
        || scope.asProtocol((any FreestandingMacroExpansionSyntax).self) != nil
    }
  }
}
