import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name") { … }` becomes a type that creates the preview, and a record that refers to
/// it.
///
/// The record is in a section of the object file that the Swift runtime knows (see
/// `PreviewRegistry`), so previews are found on demand and cost nothing before. All arguments
/// except the body and the window's style are passed as written to `Preview.init`, which takes the
/// same ones.
///
/// Variables with `@Previewable` become properties of a generated view, where `@State` and similar
/// wrappers work; the rest of the closure is that view's body.
package enum PreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.previewBody else {
      throw MacroMistake(
        "'#Preview' has nothing to show. Write '#Preview { MyView() }'.", at: node)
    }
    let name = context.makeUniqueName("PreviewSource")
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let arguments = node.argumentsBesideBody
    let wrapper = body.as(ClosureExprSyntax.self).flatMap { closure in
      wrapperView(for: PreviewBody(closure))
    }
    let shown = wrapper == nil ? body.trimmed : "{ PreviewableBody() }"
    return [
      """
      nonisolated struct \(name): SwiftUI._PreviewSource {
        static var fileID: Swift.String { \(location?.file ?? "\"\"") }
        static var line: Swift.Int { \(location?.line ?? "0") }
        static var column: Swift.Int { \(location?.column ?? "0") }
        @_Concurrency.MainActor static func makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview(\(raw: arguments)body: \(shown))
        }
        \(raw: wrapper ?? "")
        @section("swift5_tests") @used
        static let record: SwiftUI._PreviewRecord = (
          0x6b707276, 0, { out, _, _, _ in \(name)._store(into: out) }, 0, 0
        )
      }
      """
    ]
  }

  private static func wrapperView(for body: PreviewBody) -> String? {
    guard !body.properties.isEmpty else { return nil }
    return """
      struct PreviewableBody: SwiftUI.View {
      \(body.properties.map(\.description).joined(separator: "\n"))
      var body: some SwiftUI.View {
      \(body.statements)
      }
      }
      """
  }
}

extension FreestandingMacroExpansionSyntax {
  /// The trailing closure, or the `body:` argument.
  fileprivate var previewBody: ExprSyntax? {
    if let trailingClosure { return ExprSyntax(trailingClosure) }
    return arguments.first { $0.label?.text == "body" }?.expression
  }

  /// The name and the traits as written, ready to be followed by the body.
  ///
  /// A window's style has no effect, and only the macro takes it.
  fileprivate var argumentsBesideBody: String {
    arguments.filter { $0.label?.text != "body" && $0.label?.text != "windowStyle" }
      .map { argument in
        let label = argument.label.map { "\($0.text): " } ?? ""
        return "\(label)\(argument.expression.trimmed), "
      }
      .joined()
  }
}
