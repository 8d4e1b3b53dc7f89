import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = default` becomes a computed property over a hidden key (S7.4).
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var spacing: Double = 8
/// }
/// // becomes
/// extension EnvironmentValues {
///   var spacing: Double {
///     get { self[__Key_spacing.self] }
///     set { self[__Key_spacing.self] = newValue }
///   }
///   private struct __Key_spacing: SwiftUI.EnvironmentKey, SwiftUI._EntryKey {
///     static let entryDefault = SwiftUI._EntryDefault<Double>(8)
///   }
/// }
/// ```
///
/// The key's `Value` is inferred from `entryDefault`, so a variable without a type works too.
package enum EntryMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = try? EntryDeclaration(declaration, in: context.lexicalContext) else {
      // The peer has reported the error. Without accessors the compiler would add its own errors; a
      // variable that already has some must not get a second pair.
      return declaration.hasAccessors ? [] : ["get { Swift.fatalError() }"]
    }
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }

  package static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do throws(MacroMistake) {
      return [try EntryDeclaration(declaration, in: context.lexicalContext).key]
    } catch {
      context.diagnose(error.diagnostic(fallback: node))
      return []
    }
  }
}

extension EntryDeclaration {
  /// The hidden key's name. The prefix is part of the macro's declaration, `names: prefixed`.
  fileprivate var keyName: String { "__Key_\(name)" }

  fileprivate var key: DeclSyntax {
    let isolation = isNonisolated ? "nonisolated " : ""
    let header = "\(isolation)private struct \(keyName): SwiftUI.\(container.keyProtocol)"
    if container == .focused, let wrappedType {
      return """
        \(raw: header) {
          typealias Value = \(wrappedType)
        }
        """
    }
    let generics = type.map { "<\($0)>" } ?? ""
    return """
      \(raw: header), SwiftUI._EntryKey {
        static let entryDefault = SwiftUI._EntryDefault\(raw: generics)(\(defaultValue ?? "nil"))
      }
      """
  }
}

extension DeclSyntaxProtocol {
  fileprivate var hasAccessors: Bool {
    self.as(VariableDeclSyntax.self)?.bindings.contains { $0.accessorBlock != nil } ?? true
  }
}
