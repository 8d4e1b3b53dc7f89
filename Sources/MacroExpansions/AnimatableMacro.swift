import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable` generates `animatableData` for all stored variables, and the conformance.
///
/// ```swift
/// @Animatable struct Wave { var phase: Double; var height: CGFloat }
/// // gets
/// nonisolated var animatableData: SwiftUI.AnimatablePair<Double.AnimatableData,
/// CGFloat.AnimatableData> {
///   get { .init(phase.animatableData, height.animatableData) }
///   set {
///     phase.animatableData = newValue.first
///     height.animatableData = newValue.second
///   }
/// }
/// ```
package enum AnimatableMacro: MemberMacro, ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var parts: [Part] = []
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      do throws(MacroMistake) {
        parts += try Part.parts(of: variable)
      } catch {
        context.diagnose(error.diagnostic(fallback: variable))
        return []
      }
    }
    let access = declaration.modifiers.first { $0.isPublicOrPackage }.map { "\($0.trimmed) " } ?? ""
    // The type may be isolated to the main actor, as modifiers are; `Animatable` is not isolated.
    let isolation = "nonisolated "
    guard !parts.isEmpty else {
      return [
        "\(raw: access)\(raw: isolation)var animatableData: SwiftUI.EmptyAnimatableData { get { .init() } set {} }"
      ]
    }
    let sets = parts.indices.map { index in
      "\(parts[index].name).animatableData = newValue\(Part.path(to: index, of: parts.count))"
    }
    return [
      """
      \(raw: access)\(raw: isolation)var animatableData: \(raw: Part.type(parts[...])) {
        get { \(raw: Part.value(parts[...])) }
        set {
          \(raw: sets.joined(separator: "\n    "))
        }
      }
      """
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // A shape is already animatable.
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
  }

  /// One stored variable.
  private struct Part {
    let name: String
    let type: String

    static func parts(of variable: VariableDeclSyntax) throws(MacroMistake) -> [Part] {
      guard variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.modifiers.isOfType,
        !variable.attributes.keepsOut
      else { return [] }
      var parts: [Part] = []
      for binding in variable.bindings {
        guard !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { continue }
        // The type may be written only after the last of several: `var a, b: Double`.
        let annotation =
          binding.typeAnnotation
          ?? (binding.initializer == nil
            ? variable.bindings.last { $0.typeAnnotation != nil }?.typeAnnotation : nil)
        if let type = annotation?.type.trimmed {
          parts.append(Part(name: name.identifier.text, type: "\(type)"))
        } else if binding.initializer?.value.isBrokenNumber == true {
          parts.append(Part(name: name.identifier.text, type: "Swift.Double"))
        } else {
          throw MacroMistake(
            "'@Animatable' has to know the type of '\(name.identifier.text)'. Write it, or "
              + "'@AnimatableIgnored' before the variable.", at: binding)
        }
      }
      return parts
    }

    static func type(_ parts: ArraySlice<Part>) -> String {
      guard let first = parts.first else { return "" }
      let own = "\(first.type).AnimatableData"
      let rest = parts.dropFirst()
      return rest.isEmpty ? own : "SwiftUI.AnimatablePair<\(own), \(type(rest))>"
    }

    static func value(_ parts: ArraySlice<Part>) -> String {
      guard let first = parts.first else { return "" }
      let own = "\(first.name).animatableData"
      let rest = parts.dropFirst()
      return rest.isEmpty ? own : "SwiftUI.AnimatablePair(\(own), \(value(rest)))"
    }

    /// The path to a part in the nested pairs.
    static func path(to index: Int, of count: Int) -> String {
      let deeper = String(repeating: ".second", count: index)
      return index == count - 1 ? deeper : deeper + ".first"
    }
  }
}

/// Expands `@AnimatableIgnored`, a marker for `@Animatable`, to nothing.
package enum AnimatableIgnoredMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension DeclModifierListSyntax {
  /// Whether it is static, or lazy.
  fileprivate var isOfType: Bool {
    contains {
      [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
    }
  }
}

extension DeclModifierSyntax {
  fileprivate var isPublicOrPackage: Bool {
    [.keyword(.public), .keyword(.package), .keyword(.open)].contains(name.tokenKind)
  }
}

extension AttributeListSyntax {
  /// Whether the property is left out: wrappers store their values elsewhere, and ignored ones are
  /// excluded.
  fileprivate var keepsOut: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let name = "\(attribute.attributeName.trimmed)"
      return name.first?.isUppercase == true && name != "MainActor"
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it has accessors other than observers.
  fileprivate var isComputed: Bool {
    guard let accessorBlock else { return false }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return true }
    return accessors.contains {
      ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension ExprSyntax {
  fileprivate var isBrokenNumber: Bool {
    if let negated = self.as(PrefixOperatorExprSyntax.self) {
      return negated.expression.isBrokenNumber
    }
    return self.is(FloatLiteralExprSyntax.self)
  }
}
